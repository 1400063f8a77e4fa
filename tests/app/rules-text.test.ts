/** Reading of rules texts. */
import { describe, expect, it } from 'vitest';
import type { RulesSection } from '../../games/kit';
import { grouped, matching } from '../../src/app/rules/paragraphs';

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
