/** The door of the kit for rules, bots and tools. The boardgame.io adapter has its own: `./boardgame`. */
export * from './advice';
export * from './args';
export * from './check';
export * from './events';
export * from './keepsakes';
export * from './mask';
export * from './match';
export * from './options';
export * from './random';
export * from './reactions';
export * from './rules';
export * from './same';
export * from './seat';
export * from './words';
