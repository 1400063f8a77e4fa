/** The door of series: what they are, how they go on, where they stand. */
export * from './parse';
export * from './plan';
export * from './series';
export * from './status';
