/** npm run -s lighthouse -- [--json]: what Lighthouse says of the production build, and whether the budgets hold. */
import { startServer } from '../tests/browser/server';
import { keepBuilt } from './bench/build';
import { readOptions, runCommand } from './command';
import { type Figures, measurePages, shortfalls } from './lighthouse/audit';

await runCommand('npm run -s lighthouse -- [--json]', async (args) => {
  const { json } = readOptions(args, { json: { type: 'boolean' } });
  if (!process.env.ORIGIN) keepBuilt({ server: true });
  const server = await startServer();
  try {
    const figures = await measurePages(server.origin);
    console.log(json ? JSON.stringify(figures) : report(figures));
    const missed = figures.flatMap(shortfalls);
    for (const line of missed) console.error(line);
    return missed.length === 0 ? 0 : 1;
  } finally {
    await server.stop();
  }
});

function report(figures: readonly Figures[]): string {
  const head = [
    'page',
    'device',
    'performance',
    'accessibility',
    'best practices',
    'LCP',
    'TBT',
    'CLS',
    'KB',
  ];
  const rows = figures.map(({ page, device, scores, lcp, tbt, cls, bytes }) => [
    page,
    device,
    ...[scores.performance, scores.accessibility, scores['best-practices']].map(String),
    `${(lcp / 1000).toFixed(1)} s`,
    `${Math.round(tbt)} ms`,
    cls.toFixed(3),
    String(Math.round(bytes / 1024)),
  ]);
  const widths = head.map((label, at) => Math.max(label.length, ...rows.map((row) => row[at]?.length ?? 0)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
