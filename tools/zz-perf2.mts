import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
const ctx = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
await ctx.addInitScript(() =>
  localStorage.setItem(
    'grimoire-settings',
    JSON.stringify({
      state: { language: 'en', theme: 'dark', sound: false, pace: 'off', confirmMoves: false, name: '' },
      version: 1,
    }),
  ),
);
const page = await ctx.newPage();
await page.goto(`http://localhost:${process.env.PORT}/games/clash-of-magic-schools`);
await page
  .getByRole('button', { name: /^Play against/ })
  .first()
  .click();
await page.getByRole('button', { name: /^End turn/ }).waitFor();
const cdp = await ctx.newCDPSession(page);
await cdp.send('Profiler.enable');
await cdp.send('Performance.enable');
await cdp.send('Profiler.setSamplingInterval', { interval: 200 });
await cdp.send('Profiler.start');
const metrics = async () =>
  Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map((x) => [x.name, x.value]));
const a = await metrics();
const inPage = await page.evaluate(async () => {
  const times: string[] = [];
  const el = document.querySelector<HTMLElement>('[aria-label^="Your hand"] button')!;
  for (let i = 0; i < 20; i++) {
    const t = performance.now();
    el.click();
    const c = performance.now() - t;
    await new Promise((r) => requestAnimationFrame(() => setTimeout(r)));
    times.push(`${c.toFixed(1)}+${(performance.now() - t - c).toFixed(0)}`);
  }
  return times.join(' ');
});
console.log(inPage);
const b = await metrics();
for (const k of [
  'LayoutDuration',
  'RecalcStyleDuration',
  'ScriptDuration',
  'TaskDuration',
  'LayoutCount',
  'RecalcStyleCount',
])
  console.log(k, (b[k]! - a[k]!).toFixed(3));
const { profile } = await cdp.send('Profiler.stop');
const self = new Map<string, number>();
const dt = profile.timeDeltas!;
const byId = new Map(profile.nodes.map((n) => [n.id, n]));
profile.samples!.forEach((id, i) => {
  const n = byId.get(id)!;
  const k = `${n.callFrame.functionName} ${n.callFrame.url.split('/').pop()}:${n.callFrame.lineNumber}:${n.callFrame.columnNumber}`;
  self.set(k, (self.get(k) ?? 0) + dt[i]!);
});
console.log(
  [...self]
    .sort((x, y) => y[1] - x[1])
    .slice(0, 25)
    .map(([k, v]) => `${(v / 1000).toFixed(1)} ${k}`)
    .join('\n'),
);
await browser.close();
