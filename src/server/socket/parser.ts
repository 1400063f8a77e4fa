/**
 * The packets of socket.io as it writes them itself, but without looking for binary data in each of them: nothing here
 * ever sends any. What arrives is read by socket.io's own decoder.
 */
import { Decoder, type Packet } from 'socket.io-parser';

class Encoder {
  encode({ type, nsp, id, data }: Packet): [string] {
    const space = nsp && nsp !== '/' ? `${nsp},` : '';
    return [`${type}${space}${id ?? ''}${(data ?? null) === null ? '' : JSON.stringify(data)}`];
  }
}

export const parser = { Encoder, Decoder };
