/** A chain as it stands: what each card does to the one before it, and what would come of it all. */
import type { NameOf } from '../../../kit';
import { opsOf, settlementOf } from '../../chain';
import { hasLegalParams } from '../../ops';
import type { HousesView, Reaction, Root } from '../../state';
import type { Outcome } from '../../text/board';
import { itemName } from '../../text/log';
import type { HousesWords } from '../../text/words';
import { aboutMagic, aboutSchool } from '../cards/about';

export interface Link {
  readonly key: string;
  readonly item: Root | Reaction;
  readonly name: string;
  /** "Confiscatus on Priya", "Copius on Confiscatus" */
  readonly title: string;
  readonly text: string;
  /** What it does to the one before it; null for the first. */
  readonly does: string | null;
  readonly cancelled: boolean;
  readonly fate: string;
}

export function linksOf({ chain }: HousesView, words: HousesWords, nameOf: NameOf): readonly Link[] {
  const [root] = chain;
  if (!root) return [];
  const say = words.board.chain;
  const { cancelled } = settlementOf(chain, root);
  return chain.map((item, at): Link => {
    const below = chain[at - 1];
    const name = itemName(item, words.pieces);
    const under = below && itemName(below, words.pieces);
    const copies = item.kind === 'copius' && below?.kind !== 'oubliettes';
    const lost = cancelled.includes(at);
    return {
      key: 'mail' in item ? item.mail : item.card,
      item,
      name,
      title: under === undefined ? `${name}${words.aim(root.params, nameOf)}` : say.on(name, under),
      text: textOf(item, under ?? '', copies),
      does: under === undefined ? null : copies ? say.takesOver : say.cancels,
      cancelled: lost,
      fate: lost ? say.cancelled : at === 0 ? say.effective : say.stands,
    };
  });

  function textOf(item: Root | Reaction, under: string, copies: boolean): string {
    if ('params' in item)
      return (item.kind === 'course' ? aboutSchool(item.card, words) : aboutMagic(item.card, words)).text;
    if (item.kind === 'copius') return copies ? say.copyText(under) : say.copyNothing;
    return 'mail' in item ? `${say.letterOn} ${say.cancelText(under)}` : say.cancelText(under);
  }
}

/** What comes of the chain if nobody adds to it. */
export function outcomeOf(table: HousesView, words: HousesWords, nameOf: NameOf): Outcome | null {
  const [root] = table.chain;
  if (!root) return null;
  const { cancelled, owner, takesOver } = settlementOf(table.chain, root);
  const effect = itemName(root, words.pieces);
  if (!cancelled.includes(0)) return { effect, owner: nameOf(root.player), takenOver: false };
  const takenOver = takesOver && hasLegalParams(table, owner, opsOf(root));
  return { effect, owner: takenOver ? nameOf(owner) : null, takenOver };
}
