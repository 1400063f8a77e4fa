/** Which troubles with a database are waited out, and how they are told. */
import { expect, it } from 'vitest';
import { isPassing } from '../../src/server/database';
import { createLog } from '../../src/server/log';
import { reasonOf } from '../../src/server/reason';

const coded = (message: string, code: string): Error => Object.assign(new Error(message), { code });
const twice = new AggregateError([
  coded('connect ECONNREFUSED ::1:5432', 'ECONNREFUSED'),
  coded('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
]);

it.each([
  coded('connect EHOSTUNREACH', 'EHOSTUNREACH'),
  coded('connect ENETUNREACH', 'ENETUNREACH'),
  coded('the database system is starting up', '57P03'),
  new Error('timeout expired'),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  twice,
])('%s is waited out', (error) => {
  expect(isPassing(error)).toBe(true);
});

it.each([
  coded('password authentication failed for user "me"', '28P01'),
  coded('database "x" does not exist', '3D000'),
  new Error('The database has version 9, this server knows only 2: it was used by a newer server.'),
])('%s is not', (error) => {
  expect(isPassing(error)).toBe(false);
});

it('an error that holds others says what they say', () => {
  expect(reasonOf(twice)).toBe('connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432');
  const lines: string[] = [];
  createLog('info', (line) => lines.push(line)).error('trouble', twice);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ message: 'trouble', error: reasonOf(twice) });
});

it('an error that comes again and again is written now and then, and counted', () => {
  const lines: string[] = [];
  let now = 0;
  const log = createLog(
    'info',
    (line) => lines.push(line),
    () => now,
  );
  for (let times = 0; times < 50; times++) log.error('a sync failed', twice);
  log.error('a sync failed', new Error('another reason'));
  now = 11_000;
  log.error('a sync failed', twice);
  const errors = lines.map((line) => JSON.parse(line));
  expect(errors.map(({ error, repeated }) => [error, repeated])).toEqual([
    [reasonOf(twice), undefined],
    ['another reason', undefined],
    [reasonOf(twice), 49],
  ]);
});

it('an error without words is called by its code or its name', () => {
  expect(reasonOf(coded('', 'EPIPE'))).toBe('EPIPE');
  expect(reasonOf(new TypeError())).toBe('TypeError');
  expect(reasonOf('plain')).toBe('plain');
});
