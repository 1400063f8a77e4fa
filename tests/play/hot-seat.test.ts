/** Who looks, who acts, and when the curtain closes. */
import { describe, expect, it } from 'vitest';
import type { Awaiting, Seat } from '../../games/kit';
import { followAsking, NOBODY_ASKED, nextScene, type Situation } from '../../src/play/local/hot-seat';

/** Two people whose hands are hidden from each other, both asked at once. */
function situation(part: Partial<Situation> = {}): Situation {
  const awaiting: Awaiting = part.awaiting ?? { '0': 'commit', '1': 'commit' };
  return {
    humans: ['0', '1'],
    over: false,
    awaiting,
    publicAwaiting: awaiting,
    asking: { count: 1, asked: { '0': 'commit', '1': 'commit' } },
    story: false,
    behind: () => false,
    isOpen: () => false,
    reactions: null,
    ...part,
  };
}

const curtainFor = (seat: Seat, stage: string, done: Seat[] = []) => ({
  kind: 'curtain',
  curtain: { seat, stage, done },
});

describe('one human', () => {
  const alone = { humans: ['1'] } as const;

  it('always looks, and acts when awaited', () => {
    const scene = nextScene(situation(alone), null);
    expect(scene).toEqual({ kind: 'seat', seat: '1', actor: '1' });
  });

  it('watches while only bots are awaited', () => {
    const scene = nextScene(situation({ ...alone, awaiting: { '0': 'commit' } }), null);
    expect(scene).toEqual({ kind: 'seat', seat: '1', actor: null });
  });

  it('keeps the own view after the end, and during what several would watch together', () => {
    for (const part of [{ over: true }, { story: true }]) {
      expect(nextScene(situation({ ...alone, ...part }), null)).toMatchObject({ kind: 'seat', seat: '1' });
    }
  });

  it('does not act once the match was given up', () => {
    expect(nextScene(situation({ ...alone, over: true }), null)).toMatchObject({ actor: null });
  });
});

describe('bots among themselves', () => {
  it('are watched by spectators', () => {
    expect(nextScene(situation({ humans: [] }), null)).toEqual({ kind: 'table', actor: null });
  });
});

describe('several humans', () => {
  it('find the curtain closed at the start, with the name of the first to act', () => {
    expect(nextScene(situation(), null)).toEqual(curtainFor('0', 'commit'));
  });

  it('look in turn: who opened the curtain sees the own hand and acts', () => {
    expect(nextScene(situation(), '0')).toEqual({ kind: 'seat', seat: '0', actor: '0' });
  });

  it('hand the device on when the other has to act', () => {
    const scene = nextScene(situation({ awaiting: { '1': 'commit' } }), '0');
    expect(scene).toEqual(curtainFor('1', 'commit', ['0']));
  });

  it('see the effect of the own move before the curtain closes', () => {
    const scene = nextScene(situation({ awaiting: { '1': 'brew' }, behind: (seat) => seat === '0' }), '0');
    expect(scene).toEqual({ kind: 'seat', seat: '0', actor: null });
  });

  it('go on looking while bots are at work', () => {
    const scene = nextScene(situation({ awaiting: { '2': 'brew' } }), '0');
    expect(scene).toEqual({ kind: 'seat', seat: '0', actor: null });
  });

  it('see the public table while bots are at work and nobody has opened the curtain', () => {
    const scene = nextScene(situation({ awaiting: { '2': 'brew' } }), null);
    expect(scene).toEqual({ kind: 'table', actor: null });
  });

  it('decide public matters before all eyes', () => {
    const part = { awaiting: { '1': 'recycling' }, isOpen: (seat: Seat) => seat === '1' };
    expect(nextScene(situation(part), null)).toEqual({ kind: 'table', actor: '1' });
    expect(nextScene(situation(part), '1')).toEqual({ kind: 'table', actor: '1' });
  });

  it('watch a shared story together before anything else', () => {
    for (const looking of [null, '0', '1'] as const) {
      const scene = nextScene(situation({ story: true, behind: () => true }), looking);
      expect(scene).toEqual({ kind: 'table', actor: null });
    }
  });

  it('see the public table after the end', () => {
    expect(nextScene(situation({ over: true, awaiting: {} }), '0')).toEqual({ kind: 'table', actor: null });
  });

  it('close the curtain when the one who looked has left the game', () => {
    const part: Partial<Situation> = { humans: ['1', '2'], awaiting: { '2': 'brew' } };
    expect(nextScene(situation(part), '0')).toMatchObject({ kind: 'curtain', curtain: { seat: '2' } });
  });
});

describe('reactions around one device', () => {
  const window: Partial<Situation> = { awaiting: { '0': 'window', '1': 'window' }, reactions: 'window' };
  const question = (...seats: Seat[]) => ({ kind: 'question', seats, actor: null });

  it('are asked for in public, whoever looks', () => {
    for (const looking of [null, '0', '1'] as const) {
      expect(nextScene(situation(window), looking)).toEqual(question('0', '1'));
    }
  });

  it('are chosen behind the curtain by the one who wants to react', () => {
    const part = { ...window, awaiting: { '1': 'window' } };
    expect(nextScene(situation(part), null, '1')).toMatchObject({ kind: 'curtain', curtain: { seat: '1' } });
    expect(nextScene(situation(part), '1', '1')).toEqual({ kind: 'seat', seat: '1', actor: '1' });
  });

  it('are asked for again when somebody answers the reaction of the one who wanted to', () => {
    const part = { ...window, awaiting: { '0': 'window' } };
    expect(nextScene(situation(part), '1', '1')).toEqual(question('0'));
  });

  it('need no question where a single person plays', () => {
    const scene = nextScene(situation({ ...window, humans: ['1'] }), null);
    expect(scene).toEqual({ kind: 'seat', seat: '1', actor: '1' });
  });
});

describe('simultaneous choices', () => {
  it('are taken by another player first every time', () => {
    const firsts = [1, 2, 3, 4].map((count) => {
      const scene = nextScene(situation({ asking: { count, asked: {} } }), null);
      return scene.kind === 'curtain' && scene.curtain.seat;
    });
    expect(firsts).toEqual(['0', '1', '0', '1']);
  });

  it('say who has chosen only as far as everybody may know', () => {
    const awaiting = { '1': 'commit' };
    const publicAwaiting = { '0': 'commit', '1': 'commit' };
    expect(nextScene(situation({ awaiting, publicAwaiting }), null)).toEqual(curtainFor('1', 'commit', []));
  });

  it('are counted when more are awaited than before, and last while some of these are', () => {
    const both = { '0': 'commit', '1': 'commit' };
    const steps: Awaiting[] = [both, { '1': 'commit' }, { '0': 'clone' }, both, { '0': 'commit' }, both];
    let asking = NOBODY_ASKED;
    let before: Awaiting = {};
    const counts = steps.map((now) => {
      asking = followAsking(asking, before, now);
      before = now;
      return [asking.count, Object.keys(asking.asked).length];
    });
    expect(counts).toEqual([
      [1, 2],
      [1, 2],
      [1, 0],
      [2, 2],
      [2, 2],
      [3, 2],
    ]);
  });
});
