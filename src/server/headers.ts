/** What every answer tells the browser not to do. */
import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';

const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  // The grain of the background is a picture inside the style sheet.
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
} as const;

/** The policy for a page, which may run the scripts that were built into it and no others. */
export function policyFor(html: string): string {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code = '']) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return policy({ ...POLICY, 'script-src': POLICY['script-src'] + scripts.join('') });
}

function policy(sources: Readonly<Record<string, string>>): string {
  return Object.entries(sources)
    .map(([name, allowed]) => `${name} ${allowed}`)
    .join('; ');
}

type Headers = Readonly<Record<string, string>>;

const HEADERS: Headers = {
  'Content-Security-Policy': policy(POLICY),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), screen-wake-lock=(self)',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Parts of a page obey the page; only a worker goes by what it came with. They are many, so they say it shortly. */
const OF_PARTS: Headers = {
  'Content-Security-Policy': "default-src 'self'",
  'X-Content-Type-Options': 'nosniff',
};
const PARTS = '/assets/';

export function secured(listener: RequestListener): RequestListener {
  return (request, response) => {
    const headers = request.url?.startsWith(PARTS) ? OF_PARTS : HEADERS;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    listener(request, response);
  };
}
