/** My secret choice of the turn: the bid wheel, my hand, and the one button that lays everything for good. */
import IconWand from '~icons/game-icons/fairy-wand';
import { ActionBar, Draggable, Hand, useConfirm } from '../../../../src/table';
import { Button, playSound } from '../../../../src/ui';
import type { ShazammView, SpellNo, Wizard } from '../../state';
import { opponentOf } from '../../wizards';
import { SpellCard } from '../cards/SpellCard';
import { type CardNo, useSpeaker } from '../context';
import { BidWheel } from './BidWheel';
import css from './choice.module.css';
import type { Draft } from './draft';

interface CommitProps {
  readonly view: ShazammView;
  readonly player: Wizard;
  readonly draft: Draft;
  readonly onCommit: () => void;
  /** A card is being dragged towards the laid row. */
  readonly onDrag: (card: CardNo | null) => void;
}

export function Commit({ view, player, draft, onCommit, onDrag }: CommitProps) {
  const { words, nameOf } = useSpeaker();
  const confirm = useConfirm();
  const say = words.board.commit;
  const hand = view.players[player].hand.filter((spell): spell is SpellNo => spell !== null);
  const summary = { bid: draft.bid, spells: draft.spells.length, decoy: draft.decoy };
  const opponent = opponentOf(player);
  const other = view.commits[opponent];

  const lay = async () => {
    const names = draft.spells.map((spell) => words.spells[spell].name);
    const cards = draft.decoy ? [...names, words.decoy.name] : names;
    const wasted = view.muted && names.length > 0;
    const agreed = await confirm({
      title: say.confirmTitle,
      body: [say.confirmBody(draft.bid, cards), wasted && say.confirmMuted].filter(Boolean).join(' '),
      confirm: say.confirm,
    });
    if (agreed) onCommit();
  };
  const toggle = (card: CardNo) => {
    playSound('lay');
    draft.toggle(card);
  };
  const cards: CardNo[] = [...hand, 'decoy'];
  return (
    <>
      <div className={css.mine}>
        <BidWheel bid={draft.bid} reserve={view.mana[player]} onChange={draft.setBid} />
        <div className={css.hand} data-guide="hand" data-many={cards.length > 9 || undefined}>
          <Hand label={words.board.hand.label(hand.length)}>
            {cards.map((card) => (
              <Draggable
                key={card}
                className={card === 'decoy' ? css.decoy : undefined}
                onPick={() => onDrag(card)}
                onLeave={() => onDrag(null)}
              >
                <SpellCard
                  card={card}
                  state={draft.has(card) ? 'selected' : 'plain'}
                  pressed={draft.has(card)}
                  onSelect={() => toggle(card)}
                />
              </Draggable>
            ))}
          </Hand>
        </div>
      </div>
      <ActionBar
        icon={<IconWand />}
        status={say.status}
        detail={
          other === null
            ? say.opponentChoosing(nameOf(opponent))
            : say.opponentReady(nameOf(opponent), 'hidden' in other ? other.faceDown : null)
        }
      >
        <Button
          className={css.clear}
          onClick={draft.clear}
          refusal={isEmpty(draft) ? say.nothingToClear : null}
        >
          {say.clear}
        </Button>
        <Button variant="primary" size="lg" sub={say.summary(summary)} onClick={() => void lay()}>
          {say.ready}
        </Button>
      </ActionBar>
    </>
  );
}

function isEmpty({ bid, spells, decoy }: Draft): boolean {
  return bid === 1 && spells.length === 0 && !decoy;
}
