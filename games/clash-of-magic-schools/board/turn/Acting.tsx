/** The viewer's turn: the hand, the tray of a picked-up column, and what can be done now in words and buttons. */
import IconWand from '~icons/game-icons/fairy-wand';
import IconLaurels from '~icons/game-icons/laurels';
import { ActionBar } from '../../../../src/table';
import { Button, IconReplay, IconUndo } from '../../../../src/ui';
import { type Arena, elementOf, SPELL_OF, type StudentId, SUMMON_COUNT } from '../../data';
import { rules } from '../../rules';
import type { ClashView } from '../../state';
import { type ClashBoardProps, useSpeaker } from '../context';
import { passableLevels } from '../fits';
import { castOf, type Deed } from './draft';
import { MyHand } from './MyHand';
import { Tray } from './Tray';
import css from './turn.module.css';
import type { Turn } from './useTurn';

interface ActingProps extends Pick<ClashBoardProps, 'view' | 'canUndo' | 'undo'> {
  readonly turn: Turn;
  /** Tells the opponent's last turn again; null before there was one. */
  readonly onReplay: (() => void) | null;
  readonly onDrag: (card: StudentId | null) => void;
}

export function Acting({ view, turn, canUndo, undo, onDrag, onReplay }: ActingProps) {
  const { words } = useSpeaker();
  const { draft, player } = turn;
  const hand = view.players[player].hand.flatMap((card) => card ?? []);
  const chosen = draft?.kind === 'hand' ? draft.cards : [];
  return (
    <>
      <div className={css.dock}>
        <MyHand
          hand={hand}
          chosen={chosen}
          onPick={turn.pickCard}
          onDrag={onDrag}
          noteOf={words.board.card.place}
        />
        {draft?.kind === 'column' && <Tray view={view} turn={turn} arena={draft.arena} deed={draft.deed} />}
      </div>
      {draft === null && <Free view={view} turn={turn} canUndo={canUndo} undo={undo} onReplay={onReplay} />}
      {draft?.kind === 'hand' && <WithCards view={view} turn={turn} cards={draft.cards} />}
      {draft?.kind === 'column' && (
        <WithColumn view={view} turn={turn} arena={draft.arena} deed={draft.deed} />
      )}
    </>
  );
}

/** Nothing is picked up. */
function Free({ view, turn, canUndo, undo, onReplay }: Omit<ActingProps, 'onDrag'>) {
  const { words } = useSpeaker();
  const say = words.board.act;
  const { emblem, startingTrialPassed } = view.players[turn.player];
  const details = [view.summonUsed ? say.detailSummonUsed : say.detail];
  const [level] = passableLevels(view, turn.player);
  if (emblem && level !== undefined) details.push(say.canPass(level, words.elements[emblem].inArena));
  return (
    <ActionBar
      icon={<IconLaurels />}
      status={startingTrialPassed ? say.status : say.firstTurn}
      detail={details.join(' ')}
    >
      {onReplay && (
        <Button
          className={css.wide}
          icon={<IconReplay />}
          aria-label={words.board.story.replay}
          title={words.board.story.replay}
          onClick={onReplay}
        />
      )}
      <Button
        icon={<IconUndo />}
        aria-label={words.board.undo}
        onClick={undo}
        refusal={canUndo ? null : words.board.undoWhy}
      >
        <span className={css.wide}>{words.board.undo}</span>
      </Button>
      <Button
        variant="primary"
        sub={say.endTurnSub}
        refusal={turn.why(rules.moves.endTurn.check(view, turn.player, null))}
        onClick={() => void turn.endTurn()}
      >
        {say.endTurn}
      </Button>
    </ActionBar>
  );
}

interface WithCardsProps {
  readonly view: ClashView;
  readonly turn: Turn;
  readonly cards: readonly StudentId[];
}

function WithCards({ view, turn, cards }: WithCardsProps) {
  const { words } = useSpeaker();
  const say = words.board.choosing;
  const { player, why } = turn;
  const { emblem } = view.players[player];
  const [first, ...others] = cards;
  if (!first) return null;
  const element = elementOf(first);
  const alone = others.length === 0;
  return (
    <ActionBar
      icon={<IconWand />}
      status={alone ? say.one(element) : say.many(cards.length)}
      detail={emblem === null ? say.atHome : alone ? say.detailOne : say.detailMany}
    >
      <Button variant="ghost" onClick={turn.cancel}>
        {words.board.cancel}
      </Button>
      <Button
        sub={say.moveSub}
        refusal={alone ? why(rules.moves.moveEmblem.check(view, player, { card: first })) : say.oneCardOnly}
        onClick={turn.move}
      >
        {say.move(element)}
      </Button>
      <Button
        variant="primary"
        sub={emblem ? say.deploySub(emblem) : say.deployNowhere}
        refusal={why(rules.moves.deployStudents.check(view, player, { cards: [...cards] }))}
        onClick={turn.deploy}
      >
        {say.deploy(cards.length)}
      </Button>
    </ActionBar>
  );
}

interface WithColumnProps {
  readonly view: ClashView;
  readonly turn: Turn;
  readonly arena: Arena;
  readonly deed: Deed | null;
}

function WithColumn({ view, turn, arena, deed }: WithColumnProps) {
  const { words } = useSpeaker();
  const say = words.board.tray;
  const { name } = words.elements[arena];
  const cancel = (
    <Button variant="ghost" onClick={turn.cancel}>
      {words.board.cancel}
    </Button>
  );
  if (deed === null) {
    return (
      <ActionBar icon={<IconWand />} status={say.status(name)} detail={say.nothing}>
        {cancel}
      </ActionBar>
    );
  }
  if (deed.kind === 'summon') {
    const block = view.players[turn.player].columns[arena].slice(-SUMMON_COUNT);
    const { to } = deed;
    const reason = to && rules.moves.summonStudents.check(view, turn.player, { from: arena, to });
    return (
      <ActionBar
        icon={<IconWand />}
        status={say.summonStatus(name)}
        detail={say.summonDetail(block.map((student) => words.spells[SPELL_OF[elementOf(student)]].name))}
      >
        {cancel}
        <Button variant="primary" refusal={to ? turn.why(reason) : say.chooseArena} onClick={turn.perform}>
          {to ? say.summonAct(to) : say.summon}
        </Button>
      </ActionBar>
    );
  }
  const args = castOf(deed);
  const spell = words.spells[deed.spell];
  const missing = deed.spell === 'batrax' ? say.chooseElement : say.chooseTrial;
  return (
    <ActionBar
      icon={<IconWand />}
      status={say.castStatus(spell.name)}
      detail={args ? say.castDetail(elementOf(deed.caster)) : missing}
    >
      {cancel}
      <Button
        variant="primary"
        icon={<IconWand />}
        refusal={args ? turn.why(rules.moves.castSpell.check(view, turn.player, args)) : missing}
        onClick={turn.perform}
      >
        {say.castAct(spell.name)}
      </Button>
    </ActionBar>
  );
}
