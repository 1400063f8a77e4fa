/** The state of a duel, as the specification documents it, and what a viewer sees of it. */

export type Wizard = '0' | '1';
export const WIZARDS = ['0', '1'] as const satisfies readonly Wizard[];
/** A value of each wizard. Pairs are replaced, never changed, so states and records may share them. */
export type PerWizard<T> = Readonly<Record<Wizard, T>>;

export type SpellNo = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
export type Stage = 'arrange' | 'commit' | 'clone' | 'theft' | 'recycling' | 'over';
export type Fate = 'pending' | 'applied' | 'cancelled' | 'muted' | 'destroyed' | 'void';
export type RoundEndCause = 'WALL_TOUCHED' | 'MANA_EXHAUSTED' | 'BOTH_EXHAUSTED' | 'ROUND_END_SPELL';
export type DeckMode = 'draw' | 'allInHand' | 'chosenOrder';

export interface ShazammOptions {
  readonly deckMode: DeckMode;
  /** Whether the number of face-down cards shows before the reveal. */
  readonly showFaceDownCount: boolean;
}

/** Secret until the reveal; the spells ascend and stay in the hand until then. */
export interface Commitment {
  bid: number;
  spells: SpellNo[];
  decoy: boolean;
}

/** What others see of a commitment. */
export interface HiddenCommitment {
  hidden: true;
  faceDown: number | null;
}

export interface PlayedSpell {
  /** 'h<owner>-<n>' laid from the hand, 'c<owner>-<n>' created by Clone. */
  id: string;
  spell: SpellNo;
  owner: Wizard;
  origin: 'hand' | 'clone';
  /** The owner, or the thief after Larceny. */
  controller: Wizard;
  fate: Fate;
}

/** Exists only while a decision spell waits; fully public. */
export interface Resolution {
  entries: PlayedSpell[];
  initialBid: PerWizard<number>;
  bid: PerWizard<number>;
  attack: PerWizard<number>;
  decoy: PerWizard<boolean>;
  /** The spell that waits for its controller; its fate is still 'pending'. */
  current: string;
  /** At the reveal, before Middle. */
  wallBefore: number;
  loserWins: boolean;
  blaze: boolean;
  resist: PerWizard<boolean>;
  scrooge: PerWizard<boolean>;
  /** 13 per applied Reserve Boost. */
  reserveGain: PerWizard<number>;
  /** The number of applied Siphons. */
  siphon: PerWizard<number>;
}

/** Public history, one per finished turn. Never changed once it is in the list. */
export interface TurnRecord {
  readonly round: number;
  readonly turn: number;
  readonly initialBid: PerWizard<number>;
  readonly bid: PerWizard<number>;
  readonly attack: PerWizard<number>;
  readonly decoy: PerWizard<boolean>;
  readonly spells: readonly { id: string; controller: Wizard; fate: Fate }[];
  /** Movement by comparison of attacks only. */
  readonly towards: Wizard | null;
  readonly steps: number;
  /** Null after End of Round: nobody pays. */
  readonly paid: PerWizard<number> | null;
  readonly manaAfter: PerWizard<number>;
  readonly wallAfter: number;
  readonly roundEnd: RoundEndCause | null;
  /** Tiles of the exhaustion push. */
  readonly pushed: number;
}

export type ShazammResult =
  | { readonly winner: Wizard; readonly loser: Wizard; readonly reason: 'FELL' }
  | { readonly draw: true; readonly reason: 'BOTH_FELL' };

/** What state and view have in common. */
export interface Table<Card, Laid> {
  options: ShazammOptions;
  stage: Stage;
  /** Who decides in 'clone', 'theft' and 'recycling'. */
  actor: Wizard | null;
  round: number;
  turn: number;
  /** Tiles gone per side. */
  collapsed: number;
  wall: number;
  wizards: PerWizard<number>;
  mana: PerWizard<number>;
  /** Mutism is in force until the end of the round. */
  muted: boolean;
  /** Deck: index 0 is drawn next; hand and discard ascend. */
  players: PerWizard<{ deck: Card[]; hand: Card[]; discard: SpellNo[] }>;
  arranged: PerWizard<boolean>;
  commits: PerWizard<Laid | null>;
  resolution: Resolution | null;
  /** Spells of the previous turn, ascending, without repeats: what Clone may copy. */
  lastPlayed: PerWizard<SpellNo[]>;
  history: TurnRecord[];
  result: ShazammResult | null;
}

export type ShazammState = Table<SpellNo, Commitment>;
export type ShazammView = Table<SpellNo | null, Commitment | HiddenCommitment>;

export type ShazammMoves = {
  arrangeDeck: { order: SpellNo[] };
  commit: { bid: number; spells: SpellNo[]; decoy: boolean };
  chooseClone: { spell: SpellNo | null };
  chooseTheft: { apply: string[] };
  chooseRecycling: { delta: number };
};
