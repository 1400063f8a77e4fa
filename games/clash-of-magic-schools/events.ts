/**
 * What happens at the tournament, step by step. Figures are absolute (cards in hand, cards left in a pile, scores),
 * so a board can show the position after any event without knowing the rules.
 */
import type { DomainEvent } from '../kit';
import type { Arena, Element, SpellName, StudentId, TrialId } from './data';
import type { Crest, GameResult, PerPlayer, PlayerID } from './state';

type Scores = Readonly<PerPlayer<number>>;

export type ClashEvent =
  /** The opening hands. */
  | (DomainEvent & {
      readonly type: 'dealt';
      readonly hands: Readonly<PerPlayer<number>>;
      readonly deck: number;
      readonly secret: Readonly<PerPlayer<{ readonly hand: readonly StudentId[] }>>;
    })
  | (DomainEvent & { readonly type: 'turnBegan'; readonly player: PlayerID; readonly turn: number })
  /** The discard pile became the new draw pile. */
  | (DomainEvent & { readonly type: 'reshuffled'; readonly deck: number })
  | (DomainEvent & {
      readonly type: 'drew';
      readonly player: PlayerID;
      readonly count: number;
      readonly hand: number;
      readonly deck: number;
      readonly secret: Partial<Record<PlayerID, { readonly cards: readonly StudentId[] }>>;
    })
  | (DomainEvent & {
      readonly type: 'emblemMoved';
      readonly player: PlayerID;
      readonly card: StudentId;
      readonly arena: Arena;
      readonly hand: number;
    })
  | (DomainEvent & {
      readonly type: 'deployed';
      readonly player: PlayerID;
      readonly arena: Arena;
      readonly cards: readonly StudentId[];
      readonly hand: number;
    })
  | (DomainEvent & {
      readonly type: 'passed';
      readonly player: PlayerID;
      readonly arena: Arena;
      readonly trial: TrialId;
      readonly from: Crest;
      readonly scores: Scores;
    })
  | (DomainEvent & {
      readonly type: 'summoned';
      readonly player: PlayerID;
      readonly from: Arena;
      readonly to: Arena;
      readonly cards: readonly StudentId[];
    })
  /** A spell is spoken; its effect follows, then the caster leaves. */
  | (DomainEvent & {
      readonly type: 'cast';
      readonly player: PlayerID;
      readonly arena: Arena;
      readonly caster: StudentId;
      readonly spell: SpellName;
    })
  /** Batrax. */
  | (DomainEvent & {
      readonly type: 'banished';
      readonly victim: PlayerID;
      readonly arena: Arena;
      readonly element: Element;
      readonly cards: readonly StudentId[];
    })
  /** Combustio: the stack, bottom to top, lies on the draw pile with its lowest card on top. */
  | (DomainEvent & {
      readonly type: 'burned';
      readonly victim: PlayerID;
      readonly arena: Arena;
      readonly trials: readonly TrialId[];
      readonly deck: number;
      readonly scores: Scores;
    })
  /** Hypnox. */
  | (DomainEvent & {
      readonly type: 'lured';
      readonly player: PlayerID;
      readonly victim: PlayerID;
      readonly arena: Arena;
      readonly element: Element;
      readonly cards: readonly StudentId[];
    })
  /** Inundatio: a level was skipped. */
  | (DomainEvent & {
      readonly type: 'leapt';
      readonly player: PlayerID;
      readonly arena: Arena;
      readonly trial: TrialId;
      readonly from: Crest;
      readonly scores: Scores;
    })
  /** Eversio. */
  | (DomainEvent & {
      readonly type: 'stolen';
      readonly player: PlayerID;
      readonly victim: PlayerID;
      readonly arena: Arena;
      readonly trial: TrialId;
      readonly scores: Scores;
    })
  /** Maleficio: the victim has to choose so many cards. */
  | (DomainEvent & { readonly type: 'hexed'; readonly victim: PlayerID; readonly count: number })
  | (DomainEvent & {
      readonly type: 'discarded';
      readonly player: PlayerID;
      readonly cards: readonly StudentId[];
      readonly hand: number;
    })
  | (DomainEvent & {
      readonly type: 'casterLeft';
      readonly player: PlayerID;
      readonly arena: Arena;
      readonly caster: StudentId;
    })
  | (DomainEvent & { readonly type: 'overtimeBegan'; readonly scores: Scores })
  /** In the order in which they join the column under the player's crest: the last is available. */
  | (DomainEvent & {
      readonly type: 'announced';
      readonly player: PlayerID;
      readonly trials: readonly TrialId[];
      readonly deck: number;
      readonly known: number;
    })
  | (DomainEvent & { readonly type: 'ended'; readonly result: GameResult });
