/** What happens on the bridge, told in English. */
import type { NameOf } from '../../../kit';
import type { ShazammEvent } from '../../events';
import type { SpellNo, Wizard } from '../../state';
import { spellsAndOwners, type Telling } from '../log';
import { decoy, spells } from './spells';

export const telling: Telling = {
  round: (round) => `Round ${round}`,
  turn: (round, turn) => `Round ${round}, turn ${turn}`,
  titled: (spell, sentence) => `${spell} **${nameOf(spell)}**: ${sentence}`,
  sentence: tell,
};

export function list(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

const nameOf = (spell: SpellNo): string => spells[spell].name;

function tell(event: ShazammEvent, player: NameOf): string {
  const bold = (wizard: Wizard): string => `**${player(wizard)}**`;
  switch (event.type) {
    case 'roundBegan':
      return `both reserves hold ${event.mana['0']} Mana. ${drawing(event, bold)}.`;
    case 'arranged':
      return `${bold(event.player)} has arranged the draw pile.`;
    case 'committed':
      return `${bold(event.player)} is ready${laid(event)}.`;
    case 'revealed':
      return `${bids(event, '0', bold)}; ${bids(event, '1', bold)}.`;
    case 'cancelled':
      return 'laid on both sides, the two cancel each other.';
    case 'muted':
      return `**Mutism** silences ${list(spellsAndOwners(event.entries, player, nameOf))}.`;
    case 'voided':
      return `lost without effect: ${list(spellsAndOwners(event.entries, player, nameOf))}.`;
    case 'applied':
      return applied(event, bold);
    case 'asked':
      return asked(event.spell, bold(event.controller));
    case 'cloned':
      return `${bold(event.player)} copies ${event.spell === null ? 'nothing' : `**${nameOf(event.spell)}**`}.`;
    case 'stolen': {
      const kept = event.kept.length > 0 ? [`uses ${list(event.kept.map((one) => nameOf(one.spell)))}`] : [];
      const gone =
        event.destroyed.length > 0
          ? [`destroys ${list(event.destroyed.map((one) => nameOf(one.spell)))}`]
          : [];
      return `${bold(event.player)} ${list([...kept, ...gone])}.`;
    }
    case 'recycled':
      return event.delta === 0
        ? `${bold(event.player)} leaves the bid at ${event.bid[event.player]}.`
        : `${bold(event.player)} changes the bid by ${signed(event.delta)}, to **${event.bid[event.player]}**.`;
    case 'compared':
      return compared(event, bold);
    case 'paid':
      return `${pays(event, '0', bold)}, ${pays(event, '1', bold)}.`;
    case 'gained':
      return event.amount === 0
        ? `${bold(event.player)} gains nothing, the reserve is full.`
        : `${bold(event.player)} gains ${event.amount} Mana and has **${event.mana[event.player]}**.`;
    case 'pushed':
      return `${bold(event.exhausted)} has no Mana left: the fire is pushed ${count(event.steps, 'tile')}, to tile **${event.wall}**.`;
    case 'roundEnded':
      return `${CAUSES[event.cause]} Tiles **${event.collapsed}** and **${20 - event.collapsed}** collapse; ${bold('0')} goes to tile ${event.wizards['0']}, ${bold('1')} to tile ${event.wizards['1']}.`;
    case 'fell':
      return 'draw' in event.result
        ? 'both wizards fall into the lava: the duel is a draw.'
        : `${bold(event.result.loser)} falls into the lava, ${bold(event.result.winner)} **wins the duel**.`;
  }
}

const CAUSES = {
  WALL_TOUCHED: 'the fire has reached a wizard.',
  MANA_EXHAUSTED: 'a reserve is empty, the round is over.',
  BOTH_EXHAUSTED: 'both reserves are empty, the round is over.',
  ROUND_END_SPELL: 'the round is over, the fire stays where it is.',
} as const;

export function signed(delta: number): string {
  return delta > 0 ? `+${delta}` : delta < 0 ? `−${-delta}` : '0';
}

type Of<T extends ShazammEvent['type']> = Extract<ShazammEvent, { type: T }>;
type Bold = (wizard: Wizard) => string;

function drawing(event: Of<'roundBegan'>, bold: Bold): string {
  if (event.drawn['0'] + event.drawn['1'] === 0) return 'No spell is left to draw';
  return `${draws(event, '0', bold)}, ${draws(event, '1', bold)}`;
}

function draws(event: Of<'roundBegan'>, wizard: Wizard, bold: Bold): string {
  const drawn = event.secret[wizard]?.drawn;
  const amount = event.drawn[wizard];
  if (amount === 0) return `${bold(wizard)} draws nothing`;
  return `${bold(wizard)} draws ${drawn && amount <= 5 ? list(drawn.map(nameOf)) : count(amount, 'spell')}`;
}

function laid(event: Of<'committed'>): string {
  const own = event.secret[event.player];
  if (own)
    return `: ${list([`${own.bid} Mana`, ...own.spells.map(nameOf), ...(own.decoy ? ['the decoy'] : [])])}`;
  if (event.faceDown === null) return '';
  return event.faceDown === 0 ? ' without a card' : `: ${count(event.faceDown, 'card')} face down`;
}

function bids(event: Of<'revealed'>, wizard: Wizard, bold: Bold): string {
  const cards = [
    ...event.spells[wizard].map(nameOf),
    ...(event.decoy[wizard] ? [`the ${decoy.name.toLowerCase()}`] : []),
  ];
  return `${bold(wizard)} bids **${event.bid[wizard]}** ${cards.length > 0 ? `with ${list(cards)}` : 'without a spell'}`;
}

function asked(spell: SpellNo, name: string): string {
  if (spell === 2) return `${name} chooses a spell to copy.`;
  if (spell === 3) return `${name} decides what becomes of the opposing spells.`;
  return `${name} may change the bid.`;
}

function applied(event: Of<'applied'>, bold: Bold): string {
  const me = bold(event.controller);
  const attack = event.attack[event.controller];
  switch (event.spell) {
    case 1:
      return 'no spell works any more until the end of the round.';
    case 2:
      return 'there is nothing to copy.';
    case 3:
      return 'there is nothing to steal.';
    case 4:
      return 'the round stops dead.';
    case 5:
      return event.idle === null
        ? `the fire returns halfway, to tile **${event.wall}**.`
        : 'the fire is halfway already.';
    case 6:
      return 'the bid cannot change.';
    case 7:
      return `${me}’s attack rises by 7 to **${attack}**.`;
    case 8:
      return `${me}’s attack is doubled, ${attack / 2} × 2 = **${attack}**.`;
    case 9:
      return 'if the fire moves, it goes towards the stronger attack.';
    case 10:
      return 'if the fire moves, it moves two tiles.';
    case 11:
      return `the fire cannot come towards ${me} this turn.`;
    case 12:
      return `${me} pays nothing if the fire comes closer.`;
    case 13:
      return `${me} will gain 13 Mana after paying.`;
    case 14:
      return `${me} will gain the opposing bid in Mana.`;
  }
}

function compared(event: Of<'compared'>, bold: Bold): string {
  const score = `**${event.attack['0']}** against **${event.attack['1']}**`;
  if (event.resisted !== null)
    return `${score}: ${bold(event.resisted)} resists, the fire stays on tile ${event.wall}.`;
  if (event.towards === null) return `${score}: the fire stays on tile ${event.wall}.`;
  const why = event.loserWins ? ', and the loser wins' : '';
  return `${score}${why}: the fire moves ${event.steps === 1 ? 'one tile' : 'two tiles'} towards ${bold(event.towards)}, to tile **${event.wall}**.`;
}

function pays(event: Of<'paid'>, wizard: Wizard, bold: Bold): string {
  const what = event.spared === wizard ? 'pays nothing thanks to **Scrooge**' : `pays ${event.paid[wizard]}`;
  return `${bold(wizard)} ${what} (${event.mana[wizard]} left)`;
}
