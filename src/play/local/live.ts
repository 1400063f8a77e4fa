/** What a match needs to be played, and a list of saved ones does not: loaded as one when the first is opened. */
export { createBotHost } from '../../bots/host';
export { restore, start } from './engine';
export { openSession } from './session';
