/** Addresses that are passed on to other people and other devices. */

export function tableLink(id: string): string {
  return `${location.origin}/tables/${id}`;
}

const TOKEN = '#seat=';

/** What stands behind the # is never sent to a server by itself. */
export function seatLink(id: string, token: string): string {
  return tableLink(id) + TOKEN + encodeURIComponent(token);
}

/** The token of a private link that brought somebody here. */
export function tokenIn(hash: string): string | null {
  return hash.startsWith(TOKEN) ? decodeURIComponent(hash.slice(TOKEN.length)) : null;
}
