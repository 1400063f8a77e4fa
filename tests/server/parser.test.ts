/** Packets are written exactly as socket.io writes them. */
import { Encoder, type Packet, PacketType } from 'socket.io-parser';
import { expect, it } from 'vitest';
import { parser } from '../../src/server/socket/parser';

const PACKETS: readonly Packet[] = [
  { type: PacketType.CONNECT, nsp: '/shazamm', data: { sid: 'a' } },
  { type: PacketType.DISCONNECT, nsp: '/' },
  { type: PacketType.EVENT, nsp: '/shazamm', data: ['delta', 'table', 3, 4, { G: ['é', null] }, []] },
  { type: PacketType.EVENT, nsp: '/', data: ['table'], id: 0 },
  { type: PacketType.ACK, nsp: '/shazamm', data: [{ ok: true }], id: 17 },
  { type: PacketType.CONNECT_ERROR, nsp: '/shazamm', data: { message: 'CLIENT_OUTDATED' } },
];

it.each(PACKETS)('%o', (packet) => {
  expect(new parser.Encoder().encode(packet)).toEqual(new Encoder().encode(packet));
});
