/** The viewer's turn: what a click on each thing means, depending on what has been picked up before. */
import { useState } from 'react';
import { useConfirm } from '../../../../src/table';
import { playSound, refuse } from '../../../../src/ui';
import { type Arena, elementOf, type StudentId } from '../../data';
import { rules } from '../../rules';
import type { ClashMoves, Crest, PlayerID } from '../../state';
import type { ClashBoardProps } from '../context';
import { fitOf, passableLevels } from '../fits';
import { castOf, type Deed, type Draft, likelyDeed, stillThere } from './draft';

export interface Turn {
  readonly player: PlayerID;
  readonly draft: Draft | null;
  readonly pickCard: (card: StudentId) => void;
  readonly pickColumn: (arena: Arena, clicked: StudentId | null) => void;
  readonly pickPlate: (arena: Arena) => void;
  readonly pickOffer: (from: Crest) => void;
  /** A Student of the opposing column: what Batrax may strike. */
  readonly pickFacing: (arena: Arena, clicked: StudentId | null) => void;
  readonly setDeed: (deed: Deed) => void;
  readonly cancel: () => void;
  readonly move: () => void;
  readonly deploy: () => void;
  readonly perform: () => void;
  readonly endTurn: () => Promise<void>;
  /** The sentence behind a reason code. */
  readonly why: (reason: string | null) => string | null;
}

type Props = Pick<ClashBoardProps, 'view' | 'play' | 'words'>;

/** Null when the viewer is not to act; `look` opens an Arena to be looked at. */
export function useTurn(
  { view, play, words }: Props,
  player: PlayerID | null,
  look: (arena: Arena) => void,
): Turn | null {
  const confirm = useConfirm();
  const [kept, setKept] = useState<Draft | null>(null);
  if (player === null || view.pending !== null || view.result !== null || view.current !== player)
    return null;

  const own = view.players[player];
  const draft = stillThere(kept, view, player);
  const say = words.board.choosing;
  const why = (reason: string | null): string | null => {
    const sentence = reason === null ? null : words.reasons[reason];
    return typeof sentence === 'function' ? sentence(view, player) : (sentence ?? null);
  };
  const attempt = <K extends keyof ClashMoves & string>(move: K, args: ClashMoves[K]): void => {
    if (play(move, args) !== null) return;
    playSound(move === 'passTrial' || move === 'castSpell' ? 'reveal' : 'lay');
    setKept(null);
  };
  const cards = draft?.kind === 'hand' ? draft.cards : [];

  const move = (): void => {
    const [card, ...others] = cards;
    if (card && others.length === 0) attempt('moveEmblem', { card });
    else refuse(say.oneCardOnly);
  };
  const deploy = (): void => attempt('deployStudents', { cards: [...cards] });
  const summon = (from: Arena, to: Arena): void => attempt('summonStudents', { from, to });
  const pick = (next: Draft | null): void => {
    playSound('select');
    setKept(next);
  };

  return {
    player,
    draft,
    why,
    move,
    deploy,
    cancel: () => setKept(null),
    setDeed: (deed) => {
      if (draft?.kind === 'column') pick({ ...draft, deed });
    },
    pickCard: (card) => {
      const rest = cards.filter((one) => one !== card);
      const next = rest.length < cards.length ? rest : [...cards, card];
      pick(next.length > 0 ? { kind: 'hand', cards: next } : null);
    },
    pickColumn: (arena, clicked) => {
      if (draft?.kind === 'hand') {
        if (own.emblem === null || own.emblem === arena) deploy();
        else refuse(say.elsewhere(own.emblem));
        return;
      }
      const column = draft?.kind === 'column' ? draft : null;
      if (column?.deed?.kind === 'summon' && column.arena !== arena) return summon(column.arena, arena);
      if (own.columns[arena].length === 0) return look(arena);
      const deed = likelyDeed(view, player, arena, clicked);
      const again = column?.arena === arena && JSON.stringify(column.deed) === JSON.stringify(deed);
      pick(again ? null : { kind: 'column', arena, deed });
    },
    pickPlate: (arena) => {
      const [card, ...others] = cards;
      if (!card) return look(arena);
      if (others.length > 0) return refuse(say.oneCardOnly);
      if (elementOf(card) !== arena) return refuse(say.leadsTo(elementOf(card)));
      move();
    },
    pickOffer: (from) => {
      const deed = draft?.kind === 'column' ? draft.deed : null;
      if (deed?.kind === 'spell' && deed.spell === 'inundatio' && draft?.kind === 'column') {
        const reason = rules.moves.castSpell.check(view, player, { ...deed, spell: 'inundatio', from });
        const fit = fitOf(view, player, draft.arena, from, 2);
        if (reason !== null) refuse(fit ? words.board.tray.fit(fit) : (why(reason) ?? ''));
        else pick({ ...draft, deed: { ...deed, from } });
        return;
      }
      attempt('passTrial', { from });
    },
    pickFacing: (arena, clicked) => {
      const deed = draft?.kind === 'column' && draft.arena === arena ? draft.deed : null;
      if (draft && deed?.kind === 'spell' && deed.spell === 'batrax' && clicked)
        pick({ kind: 'column', arena, deed: { ...deed, element: elementOf(clicked) } });
      else look(arena);
    },
    perform: () => {
      if (draft?.kind !== 'column' || !draft.deed) return;
      const { arena, deed } = draft;
      if (deed.kind === 'summon') {
        if (deed.to) summon(arena, deed.to);
        return;
      }
      const args = castOf(deed);
      if (args) attempt('castSpell', args);
    },
    endTurn: async () => {
      const { act } = words.board;
      const [level] = passableLevels(view, player);
      if (own.startingTrialPassed && level !== undefined && own.emblem) {
        const agreed = await confirm({
          title: act.confirmTitle,
          body: act.confirmBody(level, words.elements[own.emblem].inArena),
          confirm: act.confirm,
        });
        if (!agreed) return;
      }
      attempt('endTurn', null);
    },
  };
}
