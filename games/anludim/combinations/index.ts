/** The door of the combinations: their strength, and those that can be laid. */
export { type Lay, largestLays, lays, strongestLay } from './lays';
export { targetsFor } from './pools';
export { promiseOf } from './promise';
export { compare, flawOf, halvesOf, isStrongest, type Strength, strengthOf, toBeat } from './strength';
