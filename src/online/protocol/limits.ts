/** The version of the protocol, and how much of anything a client may send. */

/** Raised when an older page could no longer understand the server. Sent in the handshake and as a header. */
export const PROTOCOL = 1;
export const PROTOCOL_HEADER = 'Grimoire-Protocol';

export const LIMITS = {
  nameLength: 24,
  chatLength: 300,
  /** Lines of each room that a newcomer is given. */
  chatHistory: 100,
  codeLength: 6,
  /** Tables asked about in one request for `mine`. */
  mine: 50,
  /** Cards on one page of the lobby. */
  page: 20,
  /** Steps of a match that are told at once to somebody who looks back. */
  past: 2000,
  /** JSON of a move's arguments, in bytes. */
  args: 2048,
  /** A request's body, and a socket packet, in bytes. */
  body: 65_536,
} as const;

/** The signs of a short code: none that is easily taken for another. Case does not matter when it is typed. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
