/**
 * Draws the pictures that must be pixels, from our own drawings: the icons of the app and the pictures of link previews.
 * They are committed; after a change of a cover, a scene or the icon: `npm run -s pictures`.
 */
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from 'playwright-core';
import { CATALOGUE } from '../games/catalogue';
import { requireChromium } from '../tests/browser/chromium';

const PREVIEW = { width: 1200, height: 630 };
const GROUND = '#241a12';

const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
await mkdir('public/icons', { recursive: true });
await mkdir('public/previews', { recursive: true });
await icon('icon-192', 192, 1);
await icon('icon-512', 512, 1);
// Systems cut a maskable icon to their own shape, and the round corners of a touch icon themselves.
await icon('maskable-512', 512, 0.72);
await icon('apple-180', 180, 0.86);
const covers = CATALOGUE.map(({ id }) => id);
for (const id of covers) await preview(id, scene(id));
await preview('grimoire', shelf(covers));
await browser.close();

async function icon(name: string, size: number, scale: number): Promise<void> {
  const [background, radius] = scale === 1 ? ['transparent', '22%'] : [GROUND, '0'];
  await draw(
    page,
    { width: size, height: size },
    `<body style="background:${background};border-radius:${radius}">
      <img src="${drawing('favicon.svg')}" style="inset:0;margin:auto;width:${scale * 100}%;height:${scale * 100}%">`,
  );
  await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: true });
}

async function preview(name: string, content: string): Promise<void> {
  await draw(page, PREVIEW, content);
  await page.screenshot({ path: `public/previews/${name}.jpg`, type: 'jpeg', quality: 78 });
}

/** The cover of a game on its own scene. */
function scene(id: string): string {
  return `<img src="${drawing(`scenes/${id}.svg`)}" style="inset:-4%;width:108%;height:108%;object-fit:cover;filter:blur(5px) brightness(.62)">
    ${cover(id, 'left:415px;top:68px;width:370px')}`;
}

function shelf(ids: readonly string[]): string {
  return ids.map((id, at) => cover(id, `left:${55 + at * 223}px;top:${165}px;width:200px`)).join('');
}

function cover(id: string, place: string): string {
  return `<img src="${drawing(`covers/${id}.svg`)}" style="${place};border-radius:18px;outline:3px solid #e8b25399;box-shadow:0 24px 60px #000c">`;
}

function drawing(file: string): string {
  return `data:image/svg+xml;base64,${readFileSync(`public/${file}`).toString('base64')}`;
}

async function draw(on: Page, size: { width: number; height: number }, content: string): Promise<void> {
  await on.setViewportSize(size);
  await on.setContent(`<!doctype html><style>
    body { margin: 0; overflow: hidden; height: 100vh; background: radial-gradient(120% 90% at 50% -10%, #4a3520, #1d1611 55%, #13100d) }
    img { position: absolute }</style>${content}`);
  await on.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())));
}
