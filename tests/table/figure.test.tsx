// @vitest-environment happy-dom
/** Pictures of the rules pages speak the language of the page, also after it changes. */
import { cleanup, render } from '@testing-library/react';
import { createContext, use } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { figuresIn, type SettingProps } from '../../src/table';

interface Words {
  readonly wand: string;
}

const WordsContext = createContext<Words>({ wand: '' });

function Setting({ words, children }: SettingProps<Words>) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

function Wand() {
  return <p>{use(WordsContext).wand}</p>;
}

afterEach(cleanup);

describe('a figure', () => {
  it('is drawn at once, in its setting, with the words it is given', () => {
    const Figure = figuresIn(Setting)(Wand);
    const { container, rerender } = render(<Figure words={{ wand: 'wand' }} />);
    expect(container.textContent).toBe('wand');
    rerender(<Figure words={{ wand: 'baguette' }} />);
    expect(container.textContent).toBe('baguette');
  });
});
