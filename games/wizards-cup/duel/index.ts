/** The door to the duels for moves, facts and brain. */

export { bonusesOf } from './bonuses';
export { advance, beginRound } from './flow';
export { answer, rearrange } from './immediate';
export { isWeak, type Stance, stanceOf, verdict, winsByPower } from './verdict';
