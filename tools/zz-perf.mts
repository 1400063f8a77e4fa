import { chromium } from 'playwright-core';

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', ...(process.argv[2] ?? '').split(' ').filter(Boolean)],
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
const time = async (name: string, n: number, f: () => Promise<unknown>) => {
  const t = performance.now();
  for (let i = 0; i < n; i++) await f();
  console.log(name, ((performance.now() - t) / n).toFixed(1), 'ms');
};
for (let k = 0; k < 2; k++) {
  await time('role count', 20, () => page.getByRole('button', { name: /^End turn/ }).count());
  await time('css count', 20, () => page.locator('button').count());
  await time('2 rAF', 20, () =>
    page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))),
  );
  await time('hover', 10, () => page.locator('main footer button').last().hover());
  const cards = page.locator('[aria-label^="Your hand"] button');
  console.log(await cards.count());
  await time('click card', 10, () => cards.nth(0).click());
  await time('click card js', 10, () => cards.nth(0).evaluate((e: HTMLElement) => e.click()));
  const t0 = await page.evaluate(() => performance.now());
}
const cdp = await ctx.newCDPSession(page);
await cdp.send('Performance.enable');
const m = await cdp.send('Performance.getMetrics');
console.log(
  m.metrics
    .filter((x) => /Duration/.test(x.name))
    .map((x) => `${x.name} ${x.value.toFixed(2)}`)
    .join(', '),
);
await page.waitForTimeout(3000);
const m2 = await cdp.send('Performance.getMetrics');
console.log(
  m2.metrics
    .filter((x) => /Duration/.test(x.name))
    .map((x) => `${x.name} ${x.value.toFixed(2)}`)
    .join(', '),
);
await browser.close();
