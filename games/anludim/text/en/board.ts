/** What the board says in English. */
import type { BoardWords } from '../words';
import { combination, count, disciplines, list, numberWord } from './naming';

export const board: BoardWords = {
  seats: {
    you: 'you',
    bot: 'bot',
    points: 'points',
    hand: (cards) => `${count(cards, 'card')} in hand`,
    known: (cards) => `Seen by everybody: ${list(cards)}`,
    parchments: (amount) => count(amount, 'parchment'),
    roundsWon: (rounds) => `${count(rounds, 'round')} won`,
    firstPlayer: 'began',
    crests: { silver: 'Silver crest', gold: 'Gold crest' },
    objects: 'Magic objects',
    socket: (object, values) => `${object}: ${values.length === 0 ? 'none' : values.join(', ')}`,
    combinations: 'Laid combinations',
    nothingLaid: 'nothing laid yet',
    bare: (combination) => `${combination}, without professor`,
    attended: (combination, professor) => `${combination}, with ${professor}`,
    takeBack: (combination) => `Take back: ${combination}`,
    use: (half, combination) => `${half}, laid in your ${combination}`,
    expand: (name) => `Show what lies in front of ${name}`,
    collapse: (name) => `Fold away ${name}`,
  },
  lecterns: {
    label: 'The five lecterns',
    free: 'free',
    summary: (professor, combination, holder, pile, challenge) =>
      `${professor}, ${combination}. ${holder} ${pile} ${challenge}`,
    freeProfessor: 'At the lectern.',
    heldBy: (name) => `With ${name}.`,
    pile: (values) => `Pile: ${values.join(', ')}.`,
    followedBy: (values) => (values.length === 0 ? 'the last' : `then ${values.join(' ')}`),
    emptyPile: 'empty pile',
    toBeat: (combination) => `to beat: ${combination}`,
    toLay: (fewest) => `to lay: ${fewest}`,
    brief: (discipline, [size = 0, ...values]) => {
      if (discipline === 'run') return `${size} up to ${values[0]}`;
      if (discipline === 'assembly') return `${size} × ${values[0]}`;
      return discipline === 'flush' ? `${size}: ${values.join('-')}` : values.join(' + ');
    },
    rank: (rank) => `rank ${rank}`,
    legal: (combination) => `your ${combination}`,
  },
  ends: {
    label: 'How close the end of the round is',
    piles: (empty, needed) => `${empty} of ${needed} piles empty`,
    last: 'The third empty pile ends the round.',
    kinds: (kinds, names) => `**${kinds} of 5 different objects** at most: ${list(names)}`,
    nobody: 'Five different objects win at once',
    idle: (turns, limit) => `No object for ${turns} turns: at ${limit} the round ends.`,
  },
  market: {
    label: 'Draw pile and face-up cards',
    deck: 'Draw pile',
    drawTwo: '2 cards',
    faceUp: 'Face up',
    takeOne: '1 card',
    take: (card) => `Take ${card}`,
    emptySlot: 'No card left here',
    discard: 'Discard',
  },
  hand: {
    label: (cards) => `Your hand, ${count(cards, 'card')}`,
    title: 'Your hand',
    sort: 'Sort the hand',
    byValue: 'Value',
    byColour: 'Colour',
    turnOver: 'Turn all cards over',
    help: 'Press to choose the card, again to turn it, once more to put it back.',
    known: 'everybody has seen this card',
    joins: 'goes with your selection',
    clashes: 'the same colour twice',
    none: 'Your hand is empty.',
  },
  build: {
    label: 'Your combination',
    empty: 'Choose cards to see what they make.',
    emptyHint: 'A card counts as the half at its top; press it again to turn it.',
    nothing: (cards) =>
      `${cards === 1 ? 'One card makes' : `These ${numberWord(cards)} cards make`} no combination yet.`,
    nothingHint: 'Each lectern says what is missing.',
    beats: (discipline, strength) => `beats the ${combination(discipline, strength)}`,
    first: 'would be the strongest',
    joins: (origin, professor) => {
      if (origin.from === 'player') return `${professor} would leave ${origin.name} for you.`;
      return origin.from === 'board' ? `${professor} would join you.` : `${professor} would stay with you.`;
    },
    choices: 'Lay as',
    extended: (combination) => `added: ${combination}`,
    discards: (cards) => `Discarded: ${list(cards)}.`,
    returns: (professors) => `Back to the lectern: ${list(professors)}.`,
    flaws: {
      TOO_FEW_CARDS: 'more cards needed',
      NOT_CONSECUTIVE: 'values not consecutive',
      NOT_SAME_COLOUR: 'several colours',
      BAD_GROUPS: 'groups do not come out even',
      COLOURS_NOT_DIFFERENT: 'a colour twice',
      NOT_SAME_VALUE: 'several values',
      COMBO_NOT_STRONGEST: 'not strong enough',
      SOURCE_NOT_LOWER: 'laid cards only move up in rank',
      CARD_NOT_AVAILABLE: 'not with these cards',
    },
    groups: (size) => (size === 2 ? 'each value exactly twice' : 'each value exactly three times'),
    tooFew: (cards) => `at least ${cards} cards`,
    weaker: (combination) => `does not beat ${combination}`,
    equal: (combination) => `only equal to ${combination}`,
  },
  suggestions: {
    open: 'Ideas',
    title: 'What you could lay now',
    hint: 'Legal combinations, weakest first. Which of them is wise is for you to find out.',
    none: 'nothing that would be the strongest',
    pick: 'Choose these cards:',
  },
  act: {
    main: 'Your turn: lay a combination or draw.',
    mainDetail: 'Before that you may take back own combinations and spend an object for a card.',
    mainDetailExpert:
      'Laid cards may move to a combination of higher rank; you may spend an object for a card.',
    chosen: (combination) => `Lay your ${combination}, or change it.`,
    change: 'Change your selection, or draw.',
    turnHint: 'Press a chosen card again to turn it.',
    clear: 'Clear',
    spend: 'Spend',
    draw: 'Draw 2',
    drawNothing: '**The draw pile is empty.** Take a face-up card, or lay a combination.',
    lay: 'Lay',
    layIt: (discipline, groups) => {
      const nouns = { run: 'run', flush: 'flush', pairs: 'pair', trips: 'triple', assembly: 'assembly' };
      const many = groups > 1 && (discipline === 'pairs' || discipline === 'trips');
      return `Lay the ${nouns[discipline]}${many ? 's' : ''}`;
    },
    takes: (professor, loser) => (loser === null ? `calls ${professor}` : `takes ${professor} from ${loser}`),
    layNothing: 'no combination',
    chooseFirst: 'Choose the cards of a combination first.',
    optional: 'You may still give an object or a parchment for a card.',
    optionalDetail: 'Otherwise end your turn: your professors then give you their objects.',
    endTurn: 'End turn',
    undo: 'Undo',
    mustPass: 'You can neither draw nor lay.',
    mustPassDetail: 'You may still take a combination back; otherwise pass.',
    pass: 'Pass',
    confirmLay: 'Break up what you have laid?',
    confirmLayBody: (combination, discards) =>
      `You lay: ${combination}. ${discards.length > 0 ? `The rest is discarded: ${list(discards)}.` : 'No card is lost.'} This cannot be taken back.`,
  },
  spend: {
    title: 'Give something for one card from the draw pile',
    body: 'What you give leaves the round. Once per turn; it cannot be taken back.',
    what: (what) =>
      what.kind === 'parchment' ? 'Parchment' : `${disciplines[what.discipline].object} ${what.value}`,
    left: (points) => `leaves you ${count(points, 'point')}`,
    cancel: 'Keep everything',
    lastOfItsKind: 'your only one of this kind',
  },
  keep: {
    status: (limit) => `Keep up to ${numberWord(limit)} cards for the next round.`,
    detail: (limit, hand) =>
      `Chosen in secret. You draw up to ${hand} cards again, and may keep fewer than ${limit}.`,
    nothing: 'Keep none',
    keep: (cards) => (cards === 0 ? 'Keep' : cards === 1 ? 'Keep this card' : `Keep these ${cards}`),
    chooseFirst: 'Choose the cards first, or keep none.',
    tooMany: (limit) => `You may keep ${numberWord(limit)} cards at most: put one back first.`,
    confirmTitle: 'Put these aside?',
    confirmBody: (cards) =>
      `${cards.length === 0 ? 'You keep no card.' : `You keep ${list(cards)}.`} This cannot be changed.`,
    kept: (cards) => (cards === 0 ? 'You keep no card.' : `You keep ${count(cards, 'card')}.`),
    waiting: (names) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} still choosing.`,
    deciding: 'Between the rounds',
  },
  wait: {
    turn: (name) => `${name} is playing.`,
    plan: 'You may already try out combinations.',
    watch: 'You are watching.',
  },
  story: {
    skip: 'Skip',
    roundBegins: (round) => `Round ${round} begins`,
  },
  round: {
    title: (round, name) => `${name} wins round ${round}`,
    why: (end, name) => {
      if (end === 'five')
        return `${name} owns five different objects: that wins at once, whatever they are worth.`;
      if (end === 'stalemate') return 'Nobody took an object for too long: the greatest total wins.';
      return 'Three piles are empty: the greatest total wins.';
    },
    standings: 'Standings',
    first: 'begins the next round',
  },
  over: {
    wins: (name) => `${name} wins the game.`,
    detail: (rounds) => `After ${count(rounds, 'round')}.`,
  },
  zoom: {
    kind: 'Apprentice',
    twoHalves: 'The card counts as one of its halves, whichever you turn up when you lay it.',
    known: 'Everybody has seen this card go to the hand.',
    close: 'Close',
    choose: (half) => `Choose ${half}`,
  },
};
