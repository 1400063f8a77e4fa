/** Settings from the environment. */
import { expect, it } from 'vitest';
import { HELP, parseConfig } from '../../src/server/config';

it('needs none', () => {
  expect(parseConfig({})).toMatchObject({ port: 8000, dataDir: './data', databaseUrl: null, proxies: 0 });
  expect(parseConfig({ PORT: '' })).toEqual(parseConfig({}));
});

it('takes other origins, as browsers name them', () => {
  const { origins } = parseConfig({ ALLOWED_ORIGINS: 'https://games.example.org, http://localhost:5173 ,' });
  expect(origins).toEqual(['https://games.example.org', 'http://localhost:5173']);
});

it('takes times in the units that people use', () => {
  const { unjoinedMs, idleMs, absenceMs } = parseConfig({
    UNJOINED_HOURS: '2',
    IDLE_DAYS: '1',
    ABSENCE_SECONDS: '5',
  });
  expect([unjoinedMs, idleMs, absenceMs]).toEqual([7_200_000, 86_400_000, 5000]);
});

it.each([
  { PORT: '-1' },
  { PORT: '8000.5' },
  { PORT: '0x50' },
  { TRUST_PROXY: 'yes' },
  { RATE_LIMITS: 'maybe' },
  { BOT_THREADS: '0' },
  { LOG_LEVEL: 'loud' },
  { DATABASE_WAIT_SECONDS: 'long' },
  { ALLOWED_ORIGINS: 'games.example.org' },
  { ALLOWED_ORIGINS: 'https://games.example.org/' },
  { ALLOWED_ORIGINS: 'https://games.example.org, *' },
])('refuses %j and names the setting', (environment) => {
  const [name = ''] = Object.keys(environment);
  expect(() => parseConfig(environment)).toThrow(name);
  expect(HELP).toContain(name);
});

it('does not repeat a password', () => {
  expect(() => parseConfig({ DATABASE_URL: 'http://me:secret@db/x' })).toThrow(/^(?!.*secret)/);
});
