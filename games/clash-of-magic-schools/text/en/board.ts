/** What the board says in English. */
import type { BoardWords, Fit } from '../words';
import { count, list } from './counting';
import { elements } from './elements';
import { REASONS } from './telling';

function ordinal(place: number): string {
  const tail = place % 100 > 10 && place % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${tail}`;
}

function points(score: number, goal: number): string {
  if (score === goal) return `exactly ${goal}`;
  return score < goal ? `${goal - score} below ${goal}` : `${score - goal} above ${goal}`;
}

function whyNot({ level, needed, students, reason }: Fit): string {
  switch (reason) {
    case 'STARTING_TRIAL_RESERVED':
      return 'It is reserved for that school until it has been passed.';
    case 'WRONG_TRIAL_LEVEL':
      return needed > 6
        ? 'There is no higher level to reach here.'
        : `Here you can take level ${needed} only.`;
    case 'NOT_ENOUGH_STUDENTS':
      return `It needs ${count(level, 'Student')} here; you have ${students}.`;
    default:
      return '';
  }
}

export const board: BoardWords = {
  close: 'Close',
  cancel: 'Cancel',
  undo: 'Undo',
  undoWhy: 'There is nothing to take back: nothing was done since the last card was revealed.',
  seat: {
    inHand: (cards) => `${count(cards, 'card')} in hand`,
    distance: (score) =>
      `${count(score, 'point')}: ${points(score, 15)}, ${points(score, 20)}, ${points(score, 9)}.`,
  },
  mast: {
    label: (scores, names, overtime) =>
      `Scores: ${names[0]} ${scores[0]}, ${names[1]} ${scores[1]}. ${
        overtime
          ? 'Overtime: 20 points win, 9 or fewer lose.'
          : '15 points win if the other school has 9 or fewer.'
      }`,
    title: 'Score',
    overtime: 'Overtime',
    overtimeRule: '20 points win, 9 or fewer lose',
  },
  lane: {
    plate: (arena, here) =>
      here.length === 0
        ? `${capital(arena)}.`
        : `${capital(arena)}, with the ${here.length === 1 ? 'Emblem' : 'Emblems'} of ${list(here)}.`,
    stack: (name, levels, students) =>
      `${name}: ${
        levels.length === 0
          ? 'no Trial passed'
          : `level ${levels.at(-1)}${levels.length > 1 ? ` over ${list(levels.slice(0, -1).map(String))}` : ''}`
      }, ${count(students, 'Student')}.`,
    column: (arena, name, students) => `Column of ${name} in ${arena}: ${columnOf(students)}`,
    ownColumn: (arena, students) => `Your column in ${arena}: ${columnOf(students)}`,
    noStudents: 'No Student',
    legal: 'can be chosen now',
    next: (next) => {
      if (next.kind === 'ready') return `A Trial of level ${next.level} is available and can be passed here.`;
      if (next.kind === 'few')
        return `A Trial of level ${next.level} is available; ${count(next.missing, 'more Student', 'more Students')} needed here.`;
      return `Level ${next.level} comes next here; no such Trial is available.`;
    },
  },
  offer: {
    label: (school, levels) =>
      levels.length === 0
        ? `${school}: no Trial announced`
        : `${school}: Trial ${levels.at(-1)} is available${levels.length > 1 ? `, covered: ${list(levels.slice(0, -1).map(String))}` : ''}`,
    legal: 'can be passed now',
    none: 'no Trial',
    count: (trials) => `${trials} announced`,
    available: 'Trial available',
    mustPass: 'starting Trial',
  },
  tribune: {
    title: 'Grandstand',
    hint: 'Trials to come',
    open: (trials) => `Grandstand: ${count(trials, 'Trial')} to come. What is left, and what fits where`,
    left: (level, trials) => `Level ${level}: **${trials}**`,
    perLevel: 'Still in the pile',
    perLevelWhy: 'Everybody can count this: all other Trials lie open.',
    known: 'Next to be announced',
    knownLevels: (levels) => `${list(levels.map(String))}, put back by Combustio.`,
    announced: 'Announced, the last one available',
  },
  piles: {
    title: 'Students',
    deck: 'Draw pile',
    discard: 'Discard',
    open: (deck, discard) =>
      `${count(deck, 'Student')} to draw, ${discard} discarded. Look at the discard pile`,
    counts: (deck, discard) => `${count(deck, 'Student')} to draw, ${discard} discarded.`,
    recent: 'Discarded, latest first',
    reshuffle: 'When the draw pile is empty and a card must be drawn, the discard pile is shuffled.',
  },
  sheet: {
    title: (arena) => `${arena} Arena`,
    fit: (fit, here) =>
      fit.reason !== null
        ? whyNot(fit)
        : here
          ? 'It can be passed here.'
          : 'It fits here: bring your Emblem to pass it.',
    trialOf: (level, school) => `Trial ${level} of ${school}`,
    noTrial: (school) => `No Trial is available under the crest of ${school}.`,
    columnOf: (name, students) => `${name}, ${count(students, 'Student')}`,
    order: 'Columns are listed from the Arena outwards: the last card comes last.',
    stackOf: (levels) =>
      levels.length === 1
        ? `Trial of level ${levels[0]}.`
        : `Trials of levels ${list(levels.map(String))}; the last one counts.`,
    emptyStack: 'No Trial passed yet.',
  },
  card: {
    label: (element, spell) => `${elements[element].name} Student, ${spell}`,
    kind: (element) => `${elements[element].name} Student`,
    caster:
      'To cast, a Student must stand directly between two of its own Element, in the Arena of your Emblem. It is discarded afterwards.',
    place: ordinal,
  },
  hand: {
    label: (cards) => `Your hand, ${count(cards, 'Student')}`,
    empty: 'Your hand is empty.',
  },
  act: {
    status: 'Your turn: choose cards, a column or a Trial.',
    firstTurn: 'Your first turn: pass your starting Trial.',
    detail: 'As many actions as you like; one Summon is left.',
    detailSummonUsed: 'As many actions as you like; the Summon is used.',
    canPass: (level, arena) => `Trial ${level} can be passed ${arena}.`,
    endTurn: 'End turn',
    endTurnSub: 'announces 2 Trials',
    confirmTitle: 'End the turn?',
    confirmBody: (level, arena) => `You can still pass Trial ${level} ${arena}.`,
    confirm: 'End turn',
  },
  choosing: {
    one: (element) => `${elements[element].name} Student: move there, or deploy it?`,
    many: (cards) => `${cards} Students to deploy, in this order.`,
    detailOne: 'Press an outlined place, or choose more Students to deploy together.',
    detailMany: 'They join the end of your column where your Emblem is.',
    atHome: 'Your Emblem is still on its crest: a Student takes it to the Arena of its Element.',
    move: (arena) => `Move: ${elements[arena].short}`,
    moveSub: 'discards the card',
    deploy: (cards) => (cards === 1 ? 'Deploy' : `Deploy ${cards}`),
    deploySub: (arena) => elements[arena].inArena,
    deployNowhere: 'no Emblem there',
    elsewhere: (arena) => `Students are deployed where your Emblem is: ${elements[arena].inArena}.`,
    oneCardOnly: 'One card moves the Emblem: choose a single Student.',
    leadsTo: (element) => `This Student takes your Emblem ${elements[element].toArena}.`,
  },
  tray: {
    label: (arena) => `Your column in ${arena}`,
    deeds: 'What to do',
    summon: 'Summon 3',
    summonSub: 'to another Arena',
    cast: 'Cast a spell',
    castSub: 'needs a trio',
    run: (first, last) => `cards ${first} to ${last}`,
    summonTo: 'Summon to',
    element: 'Element to banish',
    trial: 'Trial to pass',
    emblemElsewhere: 'Only Students in the Arena of your Emblem can cast.',
    status: (arena) => `${arena}: what shall your Students do?`,
    nothing: 'Nothing can be done with this column now: its choices say why.',
    summonStatus: (arena) => `Summon the last three from ${arena}: where to?`,
    summonDetail: (students) => `${list(students)}. Once per turn.`,
    chooseArena: 'Choose the Arena they go to.',
    summonAct: (arena) => `Summon to ${elements[arena].short}`,
    castStatus: (spell) => `Cast ${spell}?`,
    castDetail: (element) => `The ${elements[element].student} in the middle casts it, then leaves.`,
    castAct: (spell) => `Cast ${spell}`,
    chooseElement: 'Choose the Element to banish.',
    chooseTrial: 'Choose one of the available Trials.',
    fit: whyNot,
  },
  hex: {
    title: (cards) => `Maleficio: discard ${count(cards, 'card')}`,
    why: (name, arena, cards) =>
      `${name} hexes you ${arena}. Half of your ${count(cards, 'card')} must go; the choice is yours.`,
    chosen: (chosen, of) => `${chosen} of ${of} chosen`,
    more: (cards) => `Choose ${count(cards, 'more card', 'more cards')}.`,
    fewer: (cards) => `Take back ${count(cards, 'card')}.`,
    enough: 'That is the number asked for.',
    clear: 'Start over',
    nothingToClear: 'Nothing is chosen yet.',
    discard: (cards) => `Discard ${count(cards, 'card')}`,
    ordinal,
  },
  wait: {
    turn: (name) => `${name} is playing.`,
    look: 'Press anything to look at it more closely.',
    hexed: (name, cards) => `${name} is choosing ${count(cards, 'card')} to discard.`,
  },
  story: {
    skip: 'Skip',
    replay: 'See the last turn again',
  },
  over: {
    wins: (name) => `${name} wins.`,
    draw: 'A draw.',
    reason: (reason) => REASONS[reason],
  },
};

function columnOf(students: readonly string[]): string {
  if (students.length === 0) return 'no Student';
  return `${count(students.length, 'Student')}, ${students.join(', ')}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
