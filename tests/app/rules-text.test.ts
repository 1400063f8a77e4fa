/** Reading of rules texts. */
import { describe, expect, it } from 'vitest';
import type { RulesSection } from '../../games/kit';
import { grouped, matching, stretches } from '../../src/app/rules/paragraphs';

describe('paragraphs', () => {
  it('put neighbouring items into one list and keep the order', () => {
    expect(grouped(['Before.', '- one', '- two', 'Between.', '- three'])).toEqual([
      { kind: 'text', text: 'Before.' },
      { kind: 'list', items: ['one', 'two'] },
      { kind: 'text', text: 'Between.' },
      { kind: 'list', items: ['three'] },
    ]);
  });
});

describe('the search', () => {
  const sections: readonly RulesSection[] = [
    { id: 'bid', title: 'La mise', body: ['Chacun mise du **Mana** en secret.'] },
    { id: 'end', title: 'La chute', body: ['Une dalle effondrée ne porte plus personne.'] },
  ];
  const found = (search: string) => matching(sections, search).map(({ id }) => id);

  it('shows everything while nothing is typed', () => {
    expect(found('  ')).toEqual(['bid', 'end']);
  });

  it('finds words whatever their case, accents and emphasis', () => {
    expect(found('MANA')).toEqual(['bid']);
    expect(found('effondree')).toEqual(['end']);
  });

  it('wants every word, in the title or the text', () => {
    expect(found('chute dalle')).toEqual(['end']);
    expect(found('chute mana')).toEqual([]);
  });
});

describe('what was found', () => {
  const marked = (text: string, search: string) =>
    stretches(text, search)
      .map((part) => (part.found ? `[${part.text}]` : part.text))
      .join('');

  it('is marked as it is written, whatever was typed', () => {
    expect(marked('Une dalle effondrée', 'EFFONDREE')).toBe('Une dalle [effondrée]');
    expect(marked('Œuvre d’un cœur', "coeur d'un oeuvre")).toBe('[Œuvre] [d’un] [cœur]');
  });

  it('is one stretch where words overlap, and all of the text without a search', () => {
    expect(marked('Mana mana', 'mana ana')).toBe('[Mana] [mana]');
    expect(marked('Mana', '')).toBe('Mana');
    expect(stretches('', 'mana')).toEqual([]);
  });
});
