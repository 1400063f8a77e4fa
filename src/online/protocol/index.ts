/**
 * The contract between a page and the server of online tables: addresses, bodies, answers, socket events, limits.
 * Types and constants only. Everything a client sends is judged by the server again; whatever is said here about
 * limits is for forms and messages.
 *
 * Life of a table: waiting (people sit down, the owner configures) → playing → over; or off, when it was called off.
 * REST changes tables and seats; the socket carries the match, the chat and the news.
 */
export * from './limits';
export * from './position';
export * from './refusals';
export * from './rest';
export * from './series';
export * from './socket';
export * from './table';
