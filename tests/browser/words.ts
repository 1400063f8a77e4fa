/** The product's own words, so that the tests look for what players read, in either language. */
import { words as anludimEn } from '../../games/anludim/text/en';
import { words as anludimFr } from '../../games/anludim/text/fr';
import { words as clashEn } from '../../games/clash-of-magic-schools/text/en';
import { words as clashFr } from '../../games/clash-of-magic-schools/text/fr';
import { words as housesEn } from '../../games/houses-and-courses/text/en';
import { words as housesFr } from '../../games/houses-and-courses/text/fr';
import type { Language } from '../../games/kit';
import { words as shazammEn } from '../../games/shazamm/text/en';
import { words as shazammFr } from '../../games/shazamm/text/fr';
import { words as wizardsEn } from '../../games/wizards-cup/text/en';
import { words as wizardsFr } from '../../games/wizards-cup/text/fr';
import { words as shellEn } from '../../src/app/text/en';
import { words as shellFr } from '../../src/app/text/fr';
import { words as hintEn } from '../../src/app/text/hint/en';
import { words as hintFr } from '../../src/app/text/hint/fr';
import { words as learnEn } from '../../src/app/text/learn/en';
import { words as learnFr } from '../../src/app/text/learn/fr';
import { words as offlineEn } from '../../src/app/text/offline/en';
import { words as offlineFr } from '../../src/app/text/offline/fr';
import { words as onlineEn } from '../../src/app/text/online/en';
import { words as onlineFr } from '../../src/app/text/online/fr';
import { words as replayEn } from '../../src/app/text/replay/en';
import { words as replayFr } from '../../src/app/text/replay/fr';
import { words as seriesEn } from '../../src/app/text/series/en';
import { words as seriesFr } from '../../src/app/text/series/fr';
import { words as shareEn } from '../../src/app/text/share/en';
import { words as shareFr } from '../../src/app/text/share/fr';
import { words as statisticsEn } from '../../src/app/text/statistics/en';
import { words as statisticsFr } from '../../src/app/text/statistics/fr';
import tableEn from '../../src/table/text/en';
import tableFr from '../../src/table/text/fr';

export const SHELL = { en: shellEn, fr: shellFr };
export const HINT = { en: hintEn, fr: hintFr };
export const LEARN = { en: learnEn, fr: learnFr };
export const ONLINE = { en: onlineEn, fr: onlineFr };
export const OFFLINE = { en: offlineEn, fr: offlineFr };
export const SERIES = { en: seriesEn, fr: seriesFr };
export const REPLAY = { en: replayEn, fr: replayFr };
export const SHARE = { en: shareEn, fr: shareFr };
export const STATISTICS = { en: statisticsEn, fr: statisticsFr };
export const TABLE = { en: tableEn, fr: tableFr };
export const ANLUDIM = { en: anludimEn, fr: anludimFr };
export const CLASH = { en: clashEn, fr: clashFr };
export const HOUSES = { en: housesEn, fr: housesFr };
export const WIZARDS = { en: wizardsEn, fr: wizardsFr };
export const SHAZAMM = { en: shazammEn, fr: shazammFr };

/** Matches an accessible name that begins with the text; browsers take any space for any other. */
export function startingWith(text: string): RegExp {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');
  return new RegExp(`^${literal}`);
}

export type { Language };
