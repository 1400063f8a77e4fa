// @vitest-environment happy-dom
/** Pictures of the rules pages speak the language of the page, also after it changes. */
import { cleanup, configure, render, screen } from '@testing-library/react';
import { createContext, use } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { figuresIn, type SettingProps } from '../../src/table';

interface Words {
  readonly wand: string;
}

// How long a slow machine takes is nobody's business.
configure({ asyncUtilTimeout: 30_000 });

const WordsContext = createContext<Words>({ wand: '' });

function Setting({ words, children }: SettingProps<Words>) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

function Wand() {
  return <p>{use(WordsContext).wand}</p>;
}

afterEach(cleanup);

describe('a figure', () => {
  it('is drawn in its setting as soon as its words are there', async () => {
    const Figure = figuresIn(
      { en: async () => ({ words: { wand: 'wand' } }), fr: async () => ({ words: { wand: 'baguette' } }) },
      Setting,
    )(Wand);
    const { container, rerender } = render(<Figure language="en" />);
    expect(container.textContent).toBe('');
    await screen.findByText('wand');
    rerender(<Figure language="fr" />);
    await screen.findByText('baguette');
  });

  it('does not fall back when words arrive that nobody wants any more', async () => {
    let arrive: (loaded: { words: Words }) => void = () => undefined;
    const slow = new Promise<{ words: Words }>((resolve) => {
      arrive = resolve;
    });
    const Figure = figuresIn(
      { en: () => slow, fr: async () => ({ words: { wand: 'baguette' } }) },
      Setting,
    )(Wand);
    const { rerender } = render(<Figure language="en" />);
    rerender(<Figure language="fr" />);
    await screen.findByText('baguette');
    arrive({ words: { wand: 'wand' } });
    await slow;
    await Promise.resolve();
    expect(screen.queryByText('wand')).toBeNull();
  });
});
