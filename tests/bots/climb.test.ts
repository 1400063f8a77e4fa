/** Climbing: better plans are found and kept, and nobody meets more opponents than allowed. */
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../games/kit';
import { Climber, type Slope } from '../../src/bots/search/climb';

/** Plans are numbers, 70 is the best; opponents differ, but like all plans equally. */
function slopeTo(summit: number, meetings = Number.POSITIVE_INFINITY) {
  const random = createRandom('slope');
  let met = 0;
  const slope: Slope<number> = {
    draw: () => random.int(100),
    vary: (plan) => plan + random.pick([-5, -2, -1, 1, 2, 5]),
    gain: (plan, opponent) => (opponent % 3) - Math.abs(plan - summit) / 100,
    next: () => met < meetings && ++met > 0,
  };
  return { slope, met: () => met };
}

describe('a climber', () => {
  it('reaches the summit', () => {
    const climber = new Climber(slopeTo(70).slope);
    for (let step = 0; step < 200; step++) climber.step(12);
    expect(climber.top.plan).toBe(70);
  });

  it('counts variations that are no better, until one is', () => {
    const climber = new Climber(slopeTo(70).slope);
    while (climber.top.plan !== 70) climber.step(12);
    expect(climber.failures).toBe(0);
    for (let step = 0; step < 5; step++) climber.step(12);
    expect(climber.failures).toBe(5);
  });

  it('gives up what is clearly worse before it has met everybody', () => {
    const { slope, met } = slopeTo(70);
    const climber = new Climber(slope);
    while (climber.top.plan !== 70) climber.step(12);
    const before = met();
    for (let step = 0; step < 10; step++) climber.step(1000);
    expect(met() - before).toBeLessThan(10 * 100);
  });

  it('keeps what it has when time is up', () => {
    const climber = new Climber(slopeTo(70, 0).slope);
    const { plan } = climber.top;
    climber.step(12);
    climber.leap(12);
    expect(climber.top.plan).toBe(plan);
  });
});
