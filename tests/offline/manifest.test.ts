/** What a browser is told when it offers to install the app: everything that is named is there, and is what it says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../games';
import { routeOf } from '../../src/app/routes';

const PUBLIC = 'public';
const page = readFileSync('index.html', 'utf8');
const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8'));

/** As a PNG file says it in its first chunk. */
function pngSize(file: Buffer): string {
  expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

/** As a JPEG file says it in the head of its frame. */
function jpegSize(file: Buffer): string {
  expect(file.readUInt16BE(0)).toBe(0xffd8);
  for (let at = 2; at + 9 < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt16BE(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return `${file.readUInt16BE(at + 7)}x${file.readUInt16BE(at + 5)}`;
  }
  throw new Error('not a JPEG file');
}

describe('the manifest', () => {
  it('is named by the page, and names a page of the app', () => {
    expect(page).toContain('href="/manifest.webmanifest"');
    expect(routeOf(manifest.start_url)).toBe('home');
    expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Grimoire',
      short_name: 'Grimoire',
      display: 'standalone',
    });
  });

  it('speaks both languages, and has colours', () => {
    const [english = '', french = ''] = String(manifest.description).split(' · ');
    expect(english).toContain('board games');
    expect(french).toContain('jeux de société');
    for (const colour of [manifest.background_color, manifest.theme_color])
      expect(colour).toMatch(/^#[\da-f]{6}$/);
  });

  it('names icons that are real pictures of the sizes it says, one of them to be cut out', () => {
    const icons: readonly { src: string; sizes: string; type: string; purpose?: string }[] = manifest.icons;
    for (const { src, sizes, type } of icons) {
      const file = readFileSync(join(PUBLIC, src));
      if (type === 'image/png') expect(pngSize(file)).toBe(sizes);
      else expect([type, sizes, file.includes('<svg')]).toEqual(['image/svg+xml', 'any', true]);
    }
    const sizes = icons.filter(({ purpose }) => purpose === undefined).map((icon) => icon.sizes);
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });
});

describe('the pictures of links', () => {
  it.each(['grimoire', ...CATALOGUE.map(({ id }) => id)])(
    '%s is there, in the size that previews want',
    (name) => {
      expect(jpegSize(readFileSync(join(PUBLIC, 'previews', `${name}.jpg`)))).toBe('1200x630');
    },
  );
});
