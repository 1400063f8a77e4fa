/** What the board says in English. */
import type { BoardWords, Summary } from '../words';
import { count, list, signed } from './telling';

function cards({ spells, decoy }: Summary): string {
  if (spells === 0) return decoy ? 'decoy alone' : 'no card';
  return `${count(spells, 'spell')}${decoy ? ' + decoy' : ''}`;
}

export const board: BoardWords = {
  seats: {
    you: 'you',
    mana: 'Mana',
    inHand: (cards) => `${cards} in hand`,
    toDraw: (cards) => `${cards} to draw`,
    spellsLeft: (name) => `Spells of ${name}`,
    spent: 'used',
    lastTurn: 'Last turn',
    lastTurnOf: (name) => `${name} laid last turn:`,
    openSheet: (name) => `Read the spells of ${name}`,
  },
  bridge: {
    label: 'The bridge',
    fire: (wall, distance, names) =>
      `Wall of fire on tile ${wall}, ${count(distance['0'], 'tile')} from ${names['0']}, ${distance['1']} from ${names['1']}.`,
    stands: (name, tile, margin) => `${name} stands on tile ${tile}, ${count(margin, 'intact tile')} behind.`,
    fallen: (name) => `${name} has fallen into the lava.`,
    whole: 'No tile has collapsed yet.',
    collapsed: (perSide, first, last) =>
      `${count(perSide, 'tile')} gone at each end; tiles ${first} to ${last} are left.`,
    next: (first, last) => `Tiles ${first} and ${last} will be the next to fall.`,
    tiles: (tiles) => (tiles === 1 ? 'tile' : 'tiles'),
  },
  laid: {
    mine: 'only you see these',
    locked: 'laid, only you see these',
    empty: 'no card laid',
    ready: (name) => `${name} is ready`,
    choosing: (name) => `${name} is choosing`,
    faceDown: (name, cards) =>
      cards === null ? `${name} has laid cards face down` : `${name}: ${count(cards, 'card')} face down`,
    by: (name) => `Laid by ${name}`,
  },
  bid: {
    label: 'Your bid',
    of: (reserve) => `of **${reserve}** Mana`,
    leaves: (mana) => `leaves ${mana}`,
    tenMore: 'Ten more',
    tenLess: 'Ten less',
    oneMore: 'One more',
    oneLess: 'One less',
    tooHigh: (bid, reserve) => `**${bid} is too much.** You have ${reserve} Mana: bid from 1 to ${reserve}.`,
    tooLow: (reserve) =>
      reserve === 1
        ? '**You must bid.** One Mana is all you have.'
        : `**You must bid.** Choose from 1 to ${reserve} Mana.`,
    help: 'Arrow keys change it by one, Page Up and Page Down by ten; or type the figure.',
  },
  hand: {
    label: (cards) => `Your hand, ${count(cards, 'spell')}`,
    lay: 'Lay face down',
    takeBack: 'Take back',
    kind: (spell, does) => `Spell ${spell}, ${does}`,
    decoyKind: 'Not a spell',
    close: 'Close',
  },
  commit: {
    status: 'Set your bid and choose your spells.',
    opponentReady: (name, cards) =>
      cards === null
        ? `${name} is ready.`
        : `${name} is ready with ${cards === 0 ? 'no card' : count(cards, 'card')} face down.`,
    opponentChoosing: (name) => `${name} is choosing as well.`,
    clear: 'Clear',
    nothingToClear: 'There is nothing to clear: the lowest bid and no card.',
    ready: 'Ready',
    summary: (summary) => `${summary.bid} Mana, ${cards(summary)}`,
    confirmTitle: 'Lay it for good?',
    confirmBody: (bid, cards) =>
      `You bid ${bid} Mana ${cards.length > 0 ? `and lay ${list(cards)}` : 'and lay no card'}. This cannot be taken back.`,
    confirmMuted: 'Mutism is in force: the spells will be wasted.',
    confirm: 'Lay it',
  },
  wait: {
    choosing: (names) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} still choosing.`,
    broken: 'The duel has been broken off.',
    secret: 'Both sides are revealed together.',
    mana: (bid) => `${bid} Mana`,
    laid: (summary) => `${cards(summary)}, laid`,
    undo: 'Undo',
    undoWhy: 'Once laid, a bid is final.',
    deciding: (name, spell) => `${name} decides about ${spell}.`,
    arranging: (names) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} arranging the draw pile.`,
    arranged: 'Your draw pile is in order.',
  },
  muted: 'Mutism: no spell works this round',
  attacks: { label: 'Attack', bid: (bid) => `bid ${bid}` },
  story: {
    label: 'The spells, in their order',
    skip: 'Skip',
    replay: 'Replay',
    steps: ['compare attacks', 'move the fire', 'pay the bids'],
    revealed: 'Cards on the table',
    comparison: 'Attack against attack',
    payment: 'Time to pay',
    silence: 'Silence',
    push: 'An empty reserve',
    roundEnd: 'The bridge crumbles',
    roundBegins: (round) => `Round ${round} begins`,
    fall: 'Into the lava',
    twice: (spell) => `${spell}, twice`,
    next: (spell, name) => `Next: ${spell}, for ${name}`,
    fates: { cancelled: 'cancelled', muted: 'silenced', void: 'lost', destroyed: 'destroyed' },
    cloned: 'copy',
    stolen: 'stolen',
  },
  clone: {
    status: (name) => `${name}, choose a spell to copy.`,
    detail: (opponent) => `What ${opponent} laid last turn; you may also copy nothing.`,
    decline: 'Copy nothing',
    choose: 'Copy',
    chooseFirst: 'Choose a spell first, or copy nothing.',
    copy: (spell) => `Copy ${spell}`,
  },
  theft: {
    label: 'Seized spells',
    status: (name) => `${name}, use or destroy what you have seized.`,
    detail: 'A spell you keep works for you when its number comes up.',
    keep: 'For me',
    destroy: 'Destroy',
    confirm: 'Done',
    summary: (kept, destroyed) => `${kept} for me, ${destroyed} destroyed`,
  },
  recycling: {
    status: (name) => `${name}, correct your bid or keep it.`,
    detail: (min, max) => `From ${signed(min)} to ${signed(max)} Mana.`,
    label: 'Change the bid by',
    signed,
    bid: (before, after) =>
      before === after ? `The bid stays at ${before}.` : `The bid goes from ${before} to ${after}.`,
    preview: 'attacks after Attack Boost and Double Dose',
    change: (delta) => `Change by ${signed(delta)}`,
    keep: 'Keep the bid',
  },
  arrange: {
    status: 'Arrange your draw pile.',
    detail: 'Choose two spells to swap them. Within a round the order does not matter.',
    picked: (spell) => `${spell}: choose the spell to swap it with.`,
    batch: (round) => `Round ${round}`,
    batchCards: (cards) => count(cards, 'spell'),
    ascending: 'By number',
    shuffle: 'Shuffle',
    ready: 'Ready',
    confirmTitle: 'Keep this order?',
    confirmBody: 'You will draw your spells in this order for the whole duel.',
  },
  over: {
    wins: (name) => `${name} wins the duel.`,
    draw: 'The duel is a draw.',
    fell: (name) => `${name} has fallen into the lava.`,
    bothFell: 'Both wizards have fallen into the lava.',
  },
};
