/** The door of the replay: a finished match to leaf through, and how it went. */
export * from './curve';
export * from './film';
export * from './stops';
export * from './timeline';
