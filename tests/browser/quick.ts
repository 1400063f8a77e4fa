/** How each game is played to its end with quick fingers: always the first of these that can be pressed. */
import type { Page } from 'playwright-core';
import { createRandom } from '../../games/kit';
import { type Control, pressFirst } from './press';
import {
  ANLUDIM,
  CLASH,
  HOUSES,
  type Language,
  ONLINE,
  SHAZAMM,
  SHELL,
  startingWith,
  TABLE,
  WIZARDS,
} from './words';

/** Plays until the page offers a rematch, for everybody who sits at it. */
type Play = (page: Page, language: Language) => Promise<void>;
type Controls = Readonly<Record<string, Control>>;

/** The buttons under the board. */
const BAR = 'main footer button';
/** The buttons of what lies over the table. */
const SHEET = 'dialog[open] button';
const ENOUGH = 800;
const STUBBORN = 16;
/** A bid that is still the least, with ten more in the reserve. */
const TEN_MORE = `[aria-valuenow="1"]${Array.from({ length: 10 }, (_, less) => `:not([aria-valuemax="${less + 1}"])`).join('')}`;

export const PLAYS = {
  /** Whoever opens the table wagers eleven against one until the other has fallen. */
  shazamm: (page, language) => {
    const { bid, clone, commit, recycling, theft } = SHAZAMM[language].board;
    return playToTheEnd(page, language, {
      ...(language === 'en' && { more: { name: startingWith(bid.tenMore), when: TEN_MORE } }),
      ready: { name: startingWith(commit.ready), among: BAR },
      clone: { name: startingWith(clone.decline), among: BAR },
      theft: { name: startingWith(theft.confirm), among: BAR },
      recycling: { name: startingWith(recycling.keep), among: BAR },
    });
  },

  /** Passes the Trials under the own crest that can be passed, until all have been announced. */
  'clash-of-magic-schools': (page, language) => {
    const { act, choosing, hand, hex, offer } = CLASH[language].board;
    return playToTheEnd(page, language, {
      pass: { name: new RegExp(offer.legal), among: 'button:last-child' },
      deploy: { name: startingWith(choosing.deploy(1)), among: BAR },
      move: { name: startingWith(firstWord(choosing.move('fire'))), among: BAR },
      discard: { name: startingWith(firstWord(hex.discard(2))), among: BAR },
      end: { name: startingWith(act.endTurn), among: BAR },
      // As long as the first turn cannot be ended, or Maleficio asks for more cards.
      choose: {
        name: /./,
        among: `${listOf(hand.label(0))} button[aria-pressed=false]`,
        when: `${BAR}[aria-disabled]:last-child`,
      },
    });
  },

  /** Collects what is cheap and does without anything else. */
  'houses-and-courses': (page, language) => {
    const { anybody, collect, declare, pick, respond, timetable, turn } = HOUSES[language].board;
    const slot = (price: number): Control => ({
      name: new RegExp(`^${firstWord(timetable.slot(1, ''))}.*, ${timetable.cost(price)}`),
      among: 'button[aria-pressed=false]',
    });
    return playToTheEnd(page, language, {
      // What was only looked at.
      close: { name: /./, among: SHEET },
      nobody: { name: startingWith(anybody.nobody) },
      pass: { name: startingWith(respond.pass), among: BAR },
      skip: { name: startingWith(declare.skip), among: BAR },
      decline: { name: startingWith(declare.decline), among: BAR },
      collect: { name: startingWith(collect.action('')), among: BAR },
      one: slot(1),
      two: slot(2),
      three: slot(3),
      draw: { name: startingWith(turn.drawTwo), among: BAR },
      end: { name: startingWith(turn.end), among: BAR },
      give: { name: startingWith(firstWord(pick.school('', ''))), among: BAR },
      choose: {
        name: /./,
        among: 'main section li button:not([aria-pressed=true])',
        when: `${BAR}[aria-disabled]:last-child`,
      },
    });
  },

  /** Fights in whatever order chance gives. */
  'wizards-cup': (page, language) => {
    const { build, decide } = WIZARDS[language].board;
    return playToTheEnd(page, language, {
      fill: { name: startingWith(build.fill), among: BAR },
      ready: { name: startingWith(build.ready), among: BAR },
      exchange: { name: startingWith(decide.send('')), among: BAR },
      recall: { name: startingWith(decide.takeUnder('')), among: BAR },
      keep: { name: startingWith(decide.keepOrder), among: BAR },
    });
  },

  /** Lays the best of the ideas; draws when there is none. */
  anludim: async (page, language) => {
    const { act, keep, market, suggestions } = ANLUDIM[language].board;
    const turn = {
      lay: { name: startingWith(act.lay), among: BAR },
      pick: { name: startingWith(suggestions.pick), among: SHEET },
      close: { name: /./, among: SHEET },
      keep: { name: startingWith(keep.nothing), among: BAR },
      end: { name: startingWith(act.endTurn), among: BAR },
      pass: { name: startingWith(act.pass), among: BAR },
      ideas: { name: startingWith(suggestions.open), when: BAR },
    };
    const draw = {
      draw: { name: startingWith(act.draw), among: BAR },
      take: { name: startingWith(market.take('')) },
    };
    for (let presses = 0; presses < ENOUGH; presses += 1) {
      const pressed = await pressFirst(page, { ...always(language), ...turn });
      if (pressed === 'over') return;
      if (pressed === 'close') await pressFirst(page, draw);
    }
    throw new Error('the game does not end');
  },
} satisfies Readonly<Record<string, Play>>;

async function playToTheEnd(page: Page, language: Language, controls: Controls): Promise<void> {
  const random = createRandom('fingers');
  const pressed: string[] = [];
  while (pressed.length < ENOUGH) {
    const order = Object.entries(controls);
    // Whoever presses the same things again and again gets nowhere: then anything else may help.
    if (new Set(pressed.slice(-STUBBORN)).size < 3 && pressed.length > STUBBORN) random.shuffle(order);
    const key = await pressFirst(page, { ...always(language), ...Object.fromEntries(order) });
    if (key === 'over') return;
    pressed.push(key);
  }
  throw new Error(`the game does not end: ${pressed.slice(-STUBBORN).join(', ')}`);
}

function always(language: Language): { readonly over: Control; readonly curtain: Control } {
  const { rematch, joinRematch } = ONLINE[language].table;
  const again = [rematch, joinRematch, SHELL[language].table.rematch.title].map(
    (name) => startingWith(name).source,
  );
  return {
    over: { name: new RegExp(again.join('|')) },
    curtain: { name: startingWith(TABLE[language].curtain.iAm('')) },
  };
}

/** The list that is called so, whatever it holds. */
function listOf(label: string): string {
  return `[aria-label^="${label.split(',')[0]}"]`;
}

function firstWord(text: string): string {
  return text.split(' ')[0] ?? '';
}
