import { readFileSync } from 'node:fs';
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
await page.goto(`http://localhost:${process.env.PORT}/games/${process.argv[2]}`);
await page
  .getByRole('button', { name: /^Play against/ })
  .first()
  .click();
await page.locator(process.argv[3]!).first().waitFor();
await page.waitForTimeout(1500);
console.log('elements', await page.evaluate(() => document.querySelectorAll('*').length));
await browser.startTracing(page, {
  path: '/tmp/lead/trace.json',
  categories: [
    'devtools.timeline',
    'disabled-by-default-devtools.timeline',
    'disabled-by-default-devtools.timeline.invalidationTracking',
    'blink.debug',
  ],
});
await page.evaluate(async (sel) => {
  const el = document.querySelector<HTMLElement>(sel)!;
  el.click();
  await new Promise((r) => requestAnimationFrame(() => setTimeout(r, 100)));
}, process.argv[3]!);
await browser.stopTracing();
const ev = JSON.parse(readFileSync('/tmp/lead/trace.json', 'utf8')).traceEvents;
for (const e of ev) {
  if (
    [
      'UpdateLayoutTree',
      'Layout',
      'Paint',
      'PrePaint',
      'Commit',
      'FunctionCall',
      'EventDispatch',
      'Layerize',
      'RasterTask',
    ].includes(e.name) &&
    e.dur > 300
  )
    console.log(
      e.name,
      (e.dur / 1000).toFixed(1),
      e.args?.elementCount ?? '',
      JSON.stringify(e.args?.beginData ?? '').slice(0, 150),
    );
}
const inv = new Map<string, number>();
for (const e of ev)
  if (/StyleRecalcInvalidation|ScheduleStyleInvalidation|StyleInvalidatorInvalidation/.test(e.name)) {
    const d = e.args.data;
    const k = `${e.name} ${d.reason ?? ''} ${d.extraData ?? ''} ${d.subtree ?? ''} ${(d.nodeName ?? '').slice(0, 60)} ${d.invalidatedSelectorId ?? ''}`;
    inv.set(k, (inv.get(k) ?? 0) + 1);
  }
console.log(
  [...inv]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 40)
    .map(([k, v]) => v + ' ' + k)
    .join('\n'),
);
await browser.close();
