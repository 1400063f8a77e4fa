/** Series of games: a Cursus between a pair, a Championship between up to eight, best of so many in every game. */
export * from './best';
export * from './championship';
export * from './cursus';
export * from './error';
export { areNames } from './sides';
