/** All that is needed to remember a match, in one piece that comes when a match is over. */
import { KEEPSAKES } from '../../../games/keepsakes';
import type { AnyKeepsakes } from '../../../games/kit';

export { archive, finishedMatch } from '../../statistics';

/** Null if they cannot be loaded: the result counts all the same. */
export async function keepsakesOf(game: string | null): Promise<AnyKeepsakes | null> {
  try {
    return (await KEEPSAKES[game ?? '']?.()) ?? null;
  } catch (error) {
    console.warn('the keepsakes cannot be loaded:', error);
    return null;
  }
}
