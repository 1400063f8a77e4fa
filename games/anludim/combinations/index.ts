/** The door of the combinations: their strength, and those that can be laid. */
export { lays, strongestLay } from './lays';
export { flawOf, halvesOf, isStrongest, type Strength, strengthOf, toBeat } from './strength';
