/** Bots think in a worker that may die, or in the page where there is none. */
import { describe, expect, it } from 'vitest';
import { type AnyBrain, type AnyMoveCall, type AnyRules, startMatch } from '../../games/kit';
import type { BotHost, Question } from '../../src/bots';
import { createBotHost, type Helper } from '../../src/bots/host';
import { serve } from '../../src/bots/serve';
import { brain, rules } from '../fixtures/potions';

const MINDS = { potions: { rules: async () => rules as AnyRules, brain: async () => brain as AnyBrain } };

function question(seed: string): Question {
  const started = startMatch(rules, { players: 2, seed: 'cards' });
  if (!started.ok) throw new Error(started.error.message);
  const view = rules.view(started.match.state, '0');
  return { game: 'potions', view, seat: '0', level: 'novice', seed };
}

/** Workers over real message channels: some are dead on arrival, the others serve bots. */
function workshop(dead = 0) {
  const channels: MessageChannel[] = [];
  const start = (): Helper => {
    const { port1, port2 } = new MessageChannel();
    channels.push({ port1, port2 });
    const helper: Helper = {
      onerror: null,
      onmessage: null,
      postMessage: (request) => port1.postMessage(request),
      terminate: () => port1.close(),
    };
    port1.onmessage = (event) => helper.onmessage?.(event);
    if (channels.length > dead) serve(port2, MINDS);
    else port2.onmessage = () => helper.onerror?.(new Event('error', { cancelable: true }) as ErrorEvent);
    return helper;
  };
  return { start, started: () => channels.length };
}

const never = (): AbortSignal => new AbortController().signal;
const think = (host: BotHost, seed: string): Promise<AnyMoveCall> => host.think(question(seed), never());

describe('a bot host', () => {
  it('asks one worker everything, and gives each question its own answer', async () => {
    const { start, started } = workshop();
    const host = createBotHost(start, MINDS);
    const seeds = Array.from({ length: 20 }, (_, index) => `seed ${index}`);
    const together = await Promise.all(seeds.map((seed) => think(host, seed)));
    for (const [at, seed] of seeds.entries()) expect(await think(host, seed)).toEqual(together[at]);
    expect(new Set(together.map((call) => JSON.stringify(call))).size).toBeGreaterThan(1);
    expect(started()).toBe(1);
    host.close();
  });

  it('starts another worker when one dies, and asks it again', async () => {
    const { start, started } = workshop(1);
    const host = createBotHost(start, MINDS);
    expect(await think(host, 'a')).toEqual(await think(createBotHost(workshop().start, MINDS), 'a'));
    expect(started()).toBe(2);
    host.close();
  });

  it('thinks in the page when workers die again and again, or cannot be started', async () => {
    const wanted = await think(createBotHost(workshop().start, MINDS), 'a');
    const dying = workshop(Number.POSITIVE_INFINITY);
    expect(await think(createBotHost(dying.start, MINDS), 'a')).toEqual(wanted);
    expect(dying.started()).toBe(2);
    const refuse = (): never => {
      throw new Error('no workers here');
    };
    expect(await think(createBotHost(refuse, MINDS), 'a')).toEqual(wanted);
  });

  it('says what went wrong when a bot cannot answer', async () => {
    const host = createBotHost(workshop().start, MINDS);
    const asked = host.think({ ...question('a'), game: 'chess' }, never());
    await expect(asked).rejects.toThrow('no such game: chess');
    host.close();
  });

  it('rejects at once with an AbortError when the signal fires, before or after asking', async () => {
    const host = createBotHost(workshop().start, MINDS);
    await expect(host.think(question('a'), AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
    const controller = new AbortController();
    const asked = host.think(question('a'), controller.signal);
    controller.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    expect(await think(host, 'b')).toBeDefined();
    host.close();
  });
});
