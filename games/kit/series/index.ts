/** Series of games for two: a Cursus between a pair, a Championship between up to eight. */
export * from './championship';
export * from './cursus';
export * from './error';
