/** The product's own words, so that the tests look for what players read, in either language. */
import type { Language } from '../../games/kit';
import { words as shazammEn } from '../../games/shazamm/text/en';
import { words as shazammFr } from '../../games/shazamm/text/fr';
import { words as shellEn } from '../../src/app/text/en';
import { words as shellFr } from '../../src/app/text/fr';
import tableEn from '../../src/table/text/en';
import tableFr from '../../src/table/text/fr';

export const SHELL = { en: shellEn, fr: shellFr };
export const TABLE = { en: tableEn, fr: tableFr };
export const SHAZAMM = { en: shazammEn, fr: shazammFr };

/** Matches an accessible name that begins with the text; browsers take any space for any other. */
export function startingWith(text: string): RegExp {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');
  return new RegExp(`^${literal}`);
}

export type { Language };
