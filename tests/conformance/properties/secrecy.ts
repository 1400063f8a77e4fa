/**
 * 4. Nothing leaks: two states that differ only in what a player may not know look the same to that player, and so
 * does everything that happens in them as long as it does not change what the player sees.
 */
import type { State } from 'boardgame.io';
import {
  type AnyMoveCall,
  type AnyRules,
  advance,
  createRandom,
  type MatchSetup,
  maskEvents,
  SEATS,
  type Seat,
  seatsOf,
  type Viewer,
} from '../../../games/kit';
import { matchOf, toGame } from '../../../games/kit/boardgame';
import type { PlayedMove, Subject } from '../../../tools/playout';
import { createReducer, type Reducer } from '../../../tools/reducer';
import { awaitedIn, deepFreeze, type Position } from '../play';
import type { Property } from '../property';

/** How many moves of each other player are compared. */
const TRIED = 3;
/** boardgame.io is slow: it is asked at every third position only, and for one player's moves. */
const FRAMED = 3;

export const secrecy: Property = {
  title: 'nothing tells a player what the view hides',
  positions: 1000,
  fault: (subject, position) => {
    const { match, setup } = position;
    for (const seat of seatsOf(setup.players)) {
      const fault = differentLook(subject.rules, twinsFor(subject, position, seat), seat);
      if (fault !== null) return fault;
    }
    // What happens next is dear to find out: one seat looks on, every time another.
    const onlooker = SEATS[(match.moves + 1) % setup.players] ?? '0';
    const scene = { subject, position, onlooker, twins: twinsFor(subject, position, onlooker) };
    const fault = differentStory(scene);
    if (fault !== null || (match.moves % FRAMED !== 0 && !position.last)) return fault;
    return differentFrames(scene) ?? seedInFrames(scene);
  },
};

/** The true state, and one that differs from it only in what a seat does not know. */
type Twins = readonly [truth: object, twin: object];

interface Scene {
  readonly subject: Subject;
  readonly position: Position;
  readonly onlooker: Seat;
  readonly twins: Twins;
}

function twinsFor({ rules, brain }: Subject, { match, setup }: Position, seat: Seat): Twins {
  const random = createRandom(setup.seed, match.moves);
  return [match.state, deepFreeze(brain.sample(rules.view(match.state, seat), seat, random))];
}

/** What the seat sees, what anybody sees, and what boardgame.io tells of whose turn it is. */
function differentLook(rules: AnyRules, [truth, twin]: Twins, seat: Seat): string | null {
  const look = (state: object) => ({
    view: rules.view(state, seat),
    public: rules.view(state, 'spectator'),
    awaiting: rules.publicAwaiting?.(state) ?? rules.awaiting(state),
    turn: rules.turnOf?.(state),
  });
  const [seen, imagined] = [look(truth), look(twin)];
  return JSON.stringify(seen) === JSON.stringify(imagined)
    ? null
    : `seat ${seat} can tell ${JSON.stringify(seen)} from ${JSON.stringify(imagined)}`;
}

/** Who else may act. */
function othersIn({ subject, twins: [truth], onlooker }: Scene): Seat[] {
  return awaitedIn(subject, truth).filter((seat) => seat !== onlooker);
}

/** Moves of the players that are legal in one of the states, to be tried in both. */
function* movesOf(players: readonly Seat[], { subject: { rules, brain }, position, twins }: Scene) {
  const random = createRandom(position.setup.seed, position.match.moves);
  for (const player of players) {
    const calls = twins.flatMap((state): AnyMoveCall[] => {
      if (rules.awaiting(state)[player] === undefined) return [];
      const candidates = brain.candidates(rules.view(state, player), player, random);
      random.shuffle(candidates);
      return candidates.slice(0, TRIED);
    });
    for (const call of calls) for (const state of twins) yield { state, made: { player, ...call } };
  }
}

/** Remembers what a viewer was shown after each move: who knows the same must have been shown the same. */
function createWitness() {
  const remembered = new Map<string, { shown: string; made: PlayedMove }>();
  return (made: PlayedMove, viewer: Viewer, known: readonly unknown[], shown: string): string | null => {
    const key = JSON.stringify([viewer, made.player, made.move, ...known]);
    const before = remembered.get(key);
    remembered.set(key, { shown, made });
    if (!before || before.shown === shown) return null;
    return `${viewer} can tell ${JSON.stringify(before.made)} from ${JSON.stringify(made)}: ${before.shown} or ${shown}`;
  };
}

/** The events: a move that leaves the same view tells the same story, whatever its secret arguments were. */
function differentStory(scene: Scene): string | null {
  const { rules } = scene.subject;
  const witness = createWitness();
  for (const { state, made } of movesOf(othersIn(scene), scene)) {
    const match = { ...scene.position.match, state, undo: null };
    const after = advance(rules, match, made.player, made.move, made.args);
    if (!after.ok) continue;
    const args = rules.moves[made.move]?.secret ? null : made.args;
    for (const viewer of [scene.onlooker, 'spectator'] as const) {
      const known = [args, rules.view(after.match.state, viewer)];
      const fault = witness(made, viewer, known, JSON.stringify(maskEvents(after.events, viewer)));
      if (fault !== null) return `in the events ${fault}`;
    }
  }
  return null;
}

/** What boardgame.io's master sends: context, plugins and log tell no more than the view and the events. */
function differentFrames(scene: Scene): string | null {
  const { reducer, state: truth } = inReducer(scene);
  for (const viewer of [scene.onlooker, 'spectator'] as const) {
    const [seen, imagined] = scene.twins.map((G) => JSON.stringify(reducer.frame({ ...truth, G }, viewer)));
    if (seen !== imagined) return `the frame of ${viewer} differs: ${seen} or ${imagined}`;
  }
  const others = othersIn(scene);
  const rival = others.slice(scene.position.match.moves % (others.length || 1)).slice(0, 1);
  const witness = createWitness();
  for (const { state: G, made } of movesOf(rival, scene)) {
    const after = reducer.play({ ...truth, G }, made);
    if (after._stateID === truth._stateID) continue;
    for (const viewer of [scene.onlooker, 'spectator'] as const) {
      const frame = reducer.frame(after, viewer);
      const known = [frame.state.G, maskEvents(matchOf(after).events, viewer)];
      const fault = witness(made, viewer, known, JSON.stringify(frame));
      if (fault !== null) return `in the frames ${fault}`;
    }
  }
  return null;
}

function seedInFrames(scene: Scene): string | null {
  const { setup } = scene.position;
  const { reducer, state } = inReducer(scene);
  const leak = [...seatsOf(setup.players), 'spectator', 'null'].find((viewer) =>
    JSON.stringify(reducer.frame(state, viewer)).includes(setup.seed),
  );
  return leak === undefined ? null : `${leak} is sent the seed`;
}

/** boardgame.io's side of a trail, played as far as somebody asked. */
interface Master {
  readonly reducer: Reducer<object>;
  state: State<object>;
  moves: number;
}

const masters = new WeakMap<readonly Position[], Master>();

function inReducer({ subject: { rules }, position: { setup, trail } }: Scene): Master {
  const master = masters.get(trail) ?? beginMaster(rules, setup);
  masters.set(trail, master);
  for (const { made, match } of trail.slice(master.moves + 1)) {
    if (made) master.state = master.reducer.play(master.state, made);
    master.moves = match.moves;
  }
  return master;
}

function beginMaster(rules: AnyRules, { players, options, seed }: MatchSetup): Master {
  const reducer = createReducer(toGame(rules, seed));
  return { reducer, state: reducer.start(players, options), moves: 0 };
}
