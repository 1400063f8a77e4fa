/**
 * What happens on the bridge, step by step. Figures are absolute (the wall's tile, the Mana left), so a board can
 * show the position after any event without knowing the rules.
 */
import type { DomainEvent } from '../kit';
import type { PerWizard, RoundEndCause, ShazammResult, SpellNo, Wizard } from './state';

/** A spell on the table, by the id of its entry. */
export interface SpellRef {
  readonly id: string;
  readonly spell: SpellNo;
  readonly controller: Wizard;
}

/** Why an applied spell did nothing. */
export type Idle = 'NOTHING_TO_CLONE' | 'NOTHING_TO_STEAL' | 'NOTHING_TO_RECYCLE' | 'ALREADY_IN_THE_MIDDLE';

export type ShazammEvent =
  | (DomainEvent & {
      readonly type: 'roundBegan';
      readonly round: number;
      readonly collapsed: number;
      readonly wall: number;
      readonly wizards: PerWizard<number>;
      readonly mana: PerWizard<number>;
      /** How many cards each drew; which ones, in the secret part. */
      readonly drawn: PerWizard<number>;
      readonly secret: Partial<Record<Wizard, { readonly drawn: readonly SpellNo[] }>>;
    })
  | (DomainEvent & { readonly type: 'arranged'; readonly player: Wizard })
  | (DomainEvent & {
      readonly type: 'committed';
      readonly player: Wizard;
      /** Cards face down, decoy included; null where the option hides it. */
      readonly faceDown: number | null;
      readonly secret: Partial<
        Record<Wizard, { readonly bid: number; readonly spells: readonly SpellNo[]; readonly decoy: boolean }>
      >;
    })
  | (DomainEvent & {
      readonly type: 'revealed';
      readonly round: number;
      readonly turn: number;
      readonly bid: PerWizard<number>;
      readonly spells: PerWizard<readonly SpellNo[]>;
      readonly decoy: PerWizard<boolean>;
    })
  /** Laid on both sides (or cloned against its twin): both copies are lost. */
  | (DomainEvent & {
      readonly type: 'cancelled';
      readonly spell: SpellNo;
      readonly entries: readonly SpellRef[];
    })
  /** Mutism, of this turn or still in force, silences these. */
  | (DomainEvent & { readonly type: 'muted'; readonly entries: readonly SpellRef[] })
  /** End of Round leaves these without effect. */
  | (DomainEvent & { readonly type: 'voided'; readonly entries: readonly SpellRef[] })
  /** Spells 1, 4, 5, 7 to 14 as they take effect; 2, 3 and 6 when there is nothing to decide. */
  | (DomainEvent &
      SpellRef & {
        readonly type: 'applied';
        readonly attack: PerWizard<number>;
        readonly wall: number;
        readonly idle: Idle | null;
      })
  /** A decision spell waits for its controller. */
  | (DomainEvent & SpellRef & { readonly type: 'asked' })
  /** The answer to Clone; null: declined. */
  | (DomainEvent & { readonly type: 'cloned'; readonly player: Wizard; readonly spell: SpellNo | null })
  /** The answer to Larceny. */
  | (DomainEvent & {
      readonly type: 'stolen';
      readonly player: Wizard;
      readonly kept: readonly SpellRef[];
      readonly destroyed: readonly SpellRef[];
    })
  /** The answer to Recycling. */
  | (DomainEvent & {
      readonly type: 'recycled';
      readonly player: Wizard;
      readonly delta: number;
      readonly bid: PerWizard<number>;
      readonly attack: PerWizard<number>;
    })
  | (DomainEvent & {
      readonly type: 'compared';
      readonly attack: PerWizard<number>;
      /** Towards whom the fire goes; null: it stays. */
      readonly towards: Wizard | null;
      readonly steps: number;
      readonly loserWins: boolean;
      readonly blaze: boolean;
      /** Whose Resistance held the fire back. */
      readonly resisted: Wizard | null;
      readonly wall: number;
    })
  | (DomainEvent & {
      readonly type: 'paid';
      readonly paid: PerWizard<number>;
      /** Who pays nothing thanks to Scrooge. */
      readonly spared: Wizard | null;
      readonly mana: PerWizard<number>;
    })
  | (DomainEvent & {
      readonly type: 'gained';
      readonly player: Wizard;
      readonly spell: 13 | 14;
      /** What the reserve really grew by, after the cap. */
      readonly amount: number;
      readonly mana: PerWizard<number>;
    })
  /** One reserve is empty: the other pushes the fire as far as the Mana reaches. */
  | (DomainEvent & {
      readonly type: 'pushed';
      readonly exhausted: Wizard;
      readonly steps: number;
      readonly wall: number;
    })
  | (DomainEvent & {
      readonly type: 'roundEnded';
      readonly round: number;
      readonly cause: RoundEndCause;
      /** After the collapse: tiles gone per side, and where the wizards now stand. */
      readonly collapsed: number;
      readonly wall: number;
      readonly wizards: PerWizard<number>;
    })
  | (DomainEvent & {
      readonly type: 'fell';
      readonly players: readonly Wizard[];
      readonly result: ShazammResult;
    });
