/** Each of the six spells is cast through the page, from positions that the rules have reached. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { elementOf, SPELL_OF, SPELLS, type SpellName } from '../../games/clash-of-magic-schools/data';
import { facts } from '../../games/clash-of-magic-schools/facts';
import { rules } from '../../games/clash-of-magic-schools/rules';
import {
  type CastSpell,
  type ClashState,
  CRESTS,
  opponentOf,
} from '../../games/clash-of-magic-schools/state';
import { ClashPlayer } from './clash';
import { browserPages, expectAccessible } from './page';
import { openPrepared, preparedFile } from './prepared';
import { CLASH, SHELL } from './words';

const open = browserPages();
const { board, elements, roles, spells } = CLASH.en;

interface Found {
  readonly file: string;
  readonly args: CastSpell;
  readonly state: ClashState;
}

const found = new Map<SpellName, Found>();

/** Plays aimless games until somebody at the page could cast each spell. */
beforeAll(async () => {
  for (let game = 0; found.size < SPELLS.length; game += 1) {
    if (game > 200) throw new Error('some spell can never be cast');
    for (const spell of SPELLS) if (!found.has(spell)) await look(spell, `spells ${game}`);
  }
});

async function look(spell: SpellName, seed: string): Promise<void> {
  let at: Omit<Found, 'file'> | null = null;
  const file = await preparedFile({
    game: 'clash-of-magic-schools',
    seats: [
      { kind: 'human', name: 'Zoé' },
      { kind: 'bot', name: 'Bot', level: 'novice' },
    ],
    seed,
    script: (state, seat, any) => {
      const table = state as ClashState;
      const args = seat === '0' && table.pending === null ? castable(table, spell) : undefined;
      at = args ? { args, state: structuredClone(table) } : null;
      return args ? null : any();
    },
  }).catch(() => null);
  if (file && at) found.set(spell, { ...(at as Omit<Found, 'file'>), file });
}

/** A way in which Dragombre can cast the spell. */
function castable(state: ClashState, spell: SpellName): CastSpell | undefined {
  const casters = facts(state).casters['0'].filter(
    (one) => spell === 'maleficio' || SPELL_OF[elementOf(one)] === spell,
  );
  return casters
    .flatMap((caster) => waysOf(state, caster, spell))
    .find((args) => rules.moves.castSpell.check(state, '0', args) === null);
}

function waysOf({ players }: ClashState, caster: string, spell: SpellName): CastSpell[] {
  if (spell === 'inundatio') return CRESTS.map((from) => ({ caster, spell, from }));
  const { emblem } = players['0'];
  const facing = emblem ? players['1'].columns[emblem] : [];
  if (spell === 'batrax') return facing.map((student) => ({ caster, spell, element: elementOf(student) }));
  return [{ caster, spell }];
}

describe.each(SPELLS)('%s', (spell) => {
  it('is cast by pressing the caster, and told in the log', async () => {
    const prepared = found.get(spell);
    if (!prepared) throw new Error('not prepared');
    const { args, state, file } = prepared;
    const page = await open('/');
    await openPrepared(page, file);
    const player = new ClashPlayer(page, 'en', spell);
    expect(await player.task()).toBe('act');
    await page.locator(`[data-student="${args.caster}"]`).click();
    const tray = page.getByRole('group', { name: board.tray.deeds });
    await tray.getByRole('button', { name: spells[spell].name }).click();
    if (args.spell === 'batrax') {
      const facing = state.players['1'].columns[state.players['0'].emblem ?? 'earth'];
      const count = facing.filter((student) => elementOf(student) === args.element).length;
      await player.button(elements[args.element].students(count)).click();
    }
    if (args.spell === 'inundatio') {
      const holder = args.from === 'own' ? '0' : opponentOf('0');
      const level = Number(state.players[holder].offered.at(-1)?.[1]);
      await player.button(board.sheet.trialOf(level, roles[holder])).click();
    }
    if (spell === 'batrax') await expectAccessible(page);
    await player.button(board.tray.castAct(spells[spell].name)).click();
    await logged(page, new RegExp(`casts ${spells[spell].name}`));
    await logged(page, EFFECTS[spell]);
  });
});

const EFFECTS: Record<SpellName, RegExp> = {
  batrax: /Bot loses \d+ /,
  inundatio: /Zoé skips a level/,
  hypnox: /of Bot joins? Zoé/,
  combustio: /Bot loses Trials? \d/,
  eversio: /Zoé takes Trial \d from Bot/,
  maleficio: /Bot has to discard/,
};

async function logged(page: Page, text: RegExp): Promise<void> {
  await page.getByRole('list', { name: SHELL.en.table.log }).getByText(text).last().waitFor();
}

describe('the victim of Maleficio', () => {
  it('chooses exactly as many cards as asked, and the turn of the caster goes on', async () => {
    const file = await hexed();
    const page = await open('/', { size: 'phone' });
    await openPrepared(page, file);
    const player = new ClashPlayer(page, 'en', 'victim');
    expect(await player.task()).toBe('maleficio');
    await expectAccessible(page);
    await player.discard();
    expect(await player.task()).not.toBe('maleficio');
  });
});

async function hexed(): Promise<string> {
  for (let game = 0; game < 50; game += 1) {
    const file = await preparedFile({
      game: 'clash-of-magic-schools',
      seats: [
        { kind: 'human', name: 'Zoé' },
        { kind: 'bot', name: 'Bot', level: 'novice' },
      ],
      seed: `hex ${game}`,
      script: (state, _seat, any) => ((state as ClashState).pending?.victim === '0' ? null : any()),
    }).catch(() => null);
    if (file) return file;
  }
  throw new Error('nobody is ever hexed');
}
