/** The shell speaks both languages completely. */
import { describe, expect, it } from 'vitest';
import { words as aboutEn } from '../../src/app/text/about/en';
import { words as aboutFr } from '../../src/app/text/about/fr';
import { words as en } from '../../src/app/text/en';
import { words as fr } from '../../src/app/text/fr';
import { words as hintEn } from '../../src/app/text/hint/en';
import { words as hintFr } from '../../src/app/text/hint/fr';
import { words as learnEn } from '../../src/app/text/learn/en';
import { words as learnFr } from '../../src/app/text/learn/fr';
import { words as onlineEn } from '../../src/app/text/online/en';
import { words as onlineFr } from '../../src/app/text/online/fr';
import { words as replayEn } from '../../src/app/text/replay/en';
import { words as replayFr } from '../../src/app/text/replay/fr';
import { words as seriesEn } from '../../src/app/text/series/en';
import { words as seriesFr } from '../../src/app/text/series/fr';
import { ERROR_CODES } from '../../src/online/protocol';

/** What really is the same in both languages. */
const SHARED = new Set([
  'series.create.bot',
  'series.create.cursus.title',
  'series.end.podium',
  'series.name.cursus',
  'series.online.places',
  'series.sheet.champion',
  'series.sheet.points',
  'series.sheet.total',
  'saved.fileName',
  'table.menu',
  'game.botSeat',
  'game.nobody',
  'facts.minutes',
  'facts.minutesShort',
  'online.chat.title',
  'online.create.bot',
  'online.room.bot',
  'online.room.code',
  'online.room.options',
  'replay.pause',
  'replay.replay',
]);

interface Leaf {
  readonly path: string;
  readonly value: unknown;
}

function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, path ? `${path}.${key}` : key));
}

/** What a leaf says; a function is asked with samples that show its forms. */
function spoken({ value }: Leaf): string[] {
  if (typeof value !== 'function') return [String(value)];
  return [1, 2, 5].map((count) => String(value(...Array.from({ length: value.length }, () => count))));
}

const english = leaves({
  ...en,
  about: aboutEn,
  hint: hintEn,
  learn: learnEn,
  online: onlineEn,
  replay: replayEn,
  series: seriesEn,
});
const french = leaves({
  ...fr,
  about: aboutFr,
  hint: hintFr,
  learn: learnFr,
  online: onlineFr,
  replay: replayFr,
  series: seriesFr,
});

describe('the words of the shell', () => {
  it('have the same places in both languages, of the same kind', () => {
    const shape = (all: readonly Leaf[]) => all.map(({ path, value }) => `${path}: ${typeof value}`);
    expect(shape(french)).toEqual(shape(english));
  });

  it('have a sentence for whatever the server refuses', () => {
    for (const { errors } of [onlineEn, onlineFr]) {
      for (const code of ERROR_CODES) expect(errors[code], code).toMatch(/[.!?]$/);
    }
  });

  it('leave nothing empty', () => {
    for (const leaf of [...english, ...french]) {
      for (const text of spoken(leaf)) expect(text.trim(), leaf.path).not.toBe('');
    }
  });

  it('are translated, not copied', () => {
    const copied = english
      .filter((leaf, index) => {
        const other = french[index];
        return other && JSON.stringify(spoken(leaf)) === JSON.stringify(spoken(other));
      })
      .map(({ path }) => path);
    expect(copied.filter((path) => !SHARED.has(path))).toEqual([]);
  });

  it('keep French typography: curved apostrophes, narrow spaces before high punctuation and inside guillemets', () => {
    for (const leaf of french) {
      for (const text of spoken(leaf)) {
        expect(text, leaf.path).not.toMatch(/'/);
        expect(text, leaf.path).not.toMatch(/(^|[^\u202f])[;:!?»]/);
        expect(text, leaf.path).not.toMatch(/«(?!\u202f)/);
      }
    }
  });
});
