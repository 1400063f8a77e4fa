/** The replay in English. */
import type { ReplayWords } from './words';

export const words: ReplayWords = {
  replay: 'Replay',
  pageTitle: (game) => `Replay: ${game}`,
  loading: 'The match is being played again…',
  readOnly: 'This has already happened: you can look, but not move.',
  running: {
    title: 'This game is still being played',
    body: 'A replay shows every hand, so there is none before the end. At the table you can look back at what you have seen yourself.',
  },
  toTable: 'To the table',
  damaged: {
    title: 'This match cannot be played again',
    body: 'Its moves do not lead to the result that was written down. The record is damaged, or the rules have changed since.',
  },
  refused: 'No replay to be seen here',
  transport: 'Step through the match',
  start: 'To the beginning',
  back: 'One step back',
  play: 'Play',
  pause: 'Pause',
  forward: 'One step on',
  end: 'To the end',
  stepBy: 'Step by',
  units: { move: 'Move', turn: 'Turn', round: 'Round', point: 'Turning point' },
  speed: 'Speed',
  eyes: 'Seen by',
  spectator: 'A spectator',
  open: 'Everything open',
  position: 'Position in the match',
  step: (step, last) => `Move ${step} of ${last}`,
  point: 'turning point',
  plot: (points) =>
    `The line shows the prospects of the players from move to move. ${
      points === 0
        ? 'No move stands out.'
        : points === 1
          ? 'One move is marked.'
          : `${points} moves are marked.`
    }`,
  hands: (count) => (count === 1 ? 'The hand' : 'All hands'),
  playOn: {
    title: 'Play on from here',
    body: (step) =>
      step === 0
        ? 'A new game begins with the same deal. This one stays as it was.'
        : `A new game begins where this one stood after move ${step}. This one stays as it was.`,
    seat: 'Your seat',
    level: 'Level of the bots',
    begin: 'Play on',
    over: 'The game is over here: go back a little first.',
  },
  save: 'Save as a file',
  copyLink: 'Copy the link',
  copied: 'The link is copied: anyone who has it can watch.',
  notCopied: (link) => `The browser does not let the link be copied: ${link}`,
  lookBack: {
    title: 'Looking back',
    leave: 'Back to the game',
    sinceHere: 'You see what you have seen since you came to the table.',
    plot: 'The line shows who was ahead, by what lies open to everybody.',
  },
};
