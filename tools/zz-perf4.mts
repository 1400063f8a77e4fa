import { chromium } from 'playwright-core';

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
const ctx = await browser.newContext({
  viewport: { width: 1440, height: 900 },
  bypassCSP: true,
  serviceWorkers: 'block',
});
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
const measure = (label: string) =>
  page
    .evaluate(
      async ([sel, label]) => {
        const out: number[] = [];
        for (let i = 0; i < 12; i++) {
          const el = document.querySelector<HTMLElement>(sel!)!;
          el.click();
          await Promise.resolve();
          await new Promise((r) => setTimeout(r, 0));
          const t = performance.now();
          document.body.offsetHeight;
          const bar = document.querySelector<HTMLElement>('main footer')!;
          bar.style.paddingLeft = `${i % 2}px`;
          const t1 = performance.now();
          document.body.offsetHeight;
          out.push(performance.now() - t1);
        }
        out.sort((a, b) => a - b);
        return `${label}: forced layout after 1px in the bar: median ${out[6]!.toFixed(1)} ms, min ${out[0]!.toFixed(1)}`;
      },
      [process.argv[3]!, label] as const,
    )
    .then(console.log);
await measure('as is');
// dirty from each container class
const kinds = await page.evaluate(() => {
  const m = new Map<string, number>();
  for (const e of document.querySelectorAll('*')) {
    const t = getComputedStyle(e).containerType;
    if (t !== 'normal') {
      const k =
        t +
        ' ' +
        (e.getAttribute('class') ?? '')
          .split(' ')
          .map((c) => c.replace(/^_|_[a-z0-9]+_\d+$/g, ''))
          .join('.') +
        ' ' +
        e.className.toString().split(' ')[0];
      m.set(k, (m.get(k) ?? 0) + 1);
    }
  }
  return [...m];
});
console.log(kinds);
for (const css of process.argv.slice(4)) {
  const tag = await page.addStyleTag({ content: css });
  await measure(css);
  await tag.evaluate((e) => (e as HTMLElement).remove());
}
await browser.close();
