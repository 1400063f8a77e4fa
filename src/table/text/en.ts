/** The words of the table kit, in English. */
const en = {
  turn: 'to play',
  away: 'away',
  log: 'Log',
  newLines: 'new',
  ruleOf: (section: string) => `Rule: ${section}`,
  beside: 'Beside the board',
  confirm: { dontAskAgain: 'Do not ask again', cancel: 'Cancel' },
  cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  curtain: {
    pass: 'Pass the device to',
    asked: (role = '', task = '') => (role && task ? `${role}: ${task}` : role || task),
    iAm: (name: string) => `I am ${name}`,
    hold: 'Hold to open the curtain',
    press: 'Press to open the curtain',
    leave: 'Leave the table',
  },
};

export type TableWords = typeof en;
export default en;
