/** Where a request comes from: the page it was sent by, and the address of the sender. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

export interface Surveyor {
  /** Whether a page of this server, or nobody's page, sent the request. */
  isFriendly(request: IncomingMessage): boolean;
  addressOf(request: Pick<IncomingMessage, 'headers' | 'socket'>): string;
  /** The server as the visitor calls it: https://games.example.org; empty if the request does not say. */
  originOf(request: Pick<IncomingMessage, 'headers'>): string;
}

export interface SurveyorSetup {
  /** How many reverse proxies stand before the server and add to X-Forwarded-For. */
  readonly proxies: number;
  /** Origins that may talk to the server besides its own. */
  readonly origins: readonly string[];
}

export function createSurveyor({ proxies, origins }: SurveyorSetup): Surveyor {
  const hostOf = (headers: IncomingHttpHeaders): string | undefined =>
    (proxies > 0 ? lastOf(headers['x-forwarded-host']) : undefined) || headers.host;

  return {
    isFriendly: ({ headers }) => {
      const { origin } = headers;
      if (origin === undefined || origins.includes(origin)) return true;
      try {
        return new URL(origin).host === hostOf(headers);
      } catch {
        return false;
      }
    },
    addressOf: ({ headers, socket }) => {
      const own = socket.remoteAddress ?? '';
      if (proxies === 0) return own;
      const hops = String(headers['x-forwarded-for'] ?? '').split(',');
      return hops.at(-proxies)?.trim() || own;
    },
    originOf: ({ headers }) => {
      const secure = proxies > 0 && lastOf(headers['x-forwarded-proto']) === 'https';
      const origin = `${secure ? 'https' : 'http'}://${hostOf(headers) ?? ''}`;
      return URL.canParse(origin) ? new URL(origin).origin : '';
    },
  };
}

function lastOf(header: string | string[] | undefined): string | undefined {
  return String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim();
}
