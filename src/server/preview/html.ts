/** Writes a preview into the head of the built page. */
import type { Preview } from './preview';

const LANGUAGE = /<html lang="\w+">/;
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>/;
const LOCALES = { en: 'en_GB', fr: 'fr_FR' } as const;

/** `origin` makes the picture's address absolute, as those who show previews demand. */
export function withPreview(html: string, preview: Preview, origin: string, path: string): string {
  const { language, title, description, image } = preview;
  const tags = [
    meta('name', 'description', description),
    meta('property', 'og:site_name', 'Grimoire'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', origin + path),
    meta('property', 'og:locale', LOCALES[language]),
    meta('property', 'og:image', origin + image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
  // Functions, because a text may hold the signs that mean something in a replacement.
  return html
    .replace(LANGUAGE, () => `<html lang="${language}">`)
    .replace(TITLE, () => `<title>${escaped(title)}</title>`)
    .replace(DESCRIPTION, () => tags);
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escaped(content)}" />`;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}
