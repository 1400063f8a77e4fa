/** Moves worth considering. All Students of an Element are alike, so one of each stands for the others. */
import { checkMove, type MoveCall, type Random, type Seat } from '../../kit';
import { isSurrounded } from '../casters';
import { ELEMENTS, type Element, elementOf, SPELL_OF, STUDENTS, type StudentId, SUMMON_COUNT } from '../data';
import { defaultMove } from '../defaultMove';
import { rules } from '../rules';
import { type ClashMoves, type ClashView, CRESTS, opponentOf } from '../state';

type Call = MoveCall<ClashMoves>;

/** What is written the same way every time is written once: a search looks at it by the million. */
const END_TURN: Call = { move: 'endTurn', args: null };
const PASSINGS = CRESTS.map((from): Call => ({ move: 'passTrial', args: { from } }));
/** To travel with a card, or to deploy it. */
const WITH_ONE = new Map(
  STUDENTS.map((card): [StudentId, readonly Call[]] => [
    card,
    [{ move: 'moveEmblem', args: { card } }, deployment([card])],
  ]),
);

/** A player who never deploys may hold so many cards that not every discard can be looked at. */
const MAX_DISCARDS = 100;

export function candidates(view: ClashView, player: Seat, random: Random): Call[] {
  if (view.pending !== null) return discards(view, player, random);
  const calls: Call[] = [
    END_TURN,
    ...PASSINGS,
    ...byElement(view.players[view.current].hand).flatMap(withCards),
    ...summons(view),
    ...castings(view),
  ];
  return calls.filter(({ move, args }) => checkMove(rules, view, player, move, args) === null);
}

/** To travel, to deploy one, or to deploy all of the Element and so prepare a run. */
function withCards(cards: readonly StudentId[]): readonly Call[] {
  const [card] = cards;
  const one = (card && WITH_ONE.get(card)) ?? [];
  return cards.length > 1 ? [...one, deployment(cards)] : one;
}

function deployment(cards: readonly StudentId[]): Call {
  return { move: 'deployStudents', args: { cards: cards.slice() } };
}

function summons({ players, current, summonUsed }: ClashView): Call[] {
  if (summonUsed) return [];
  const { columns } = players[current];
  return ELEMENTS.filter((from) => columns[from].length >= SUMMON_COUNT).flatMap((from) =>
    ELEMENTS.filter((to) => to !== from).map((to): Call => ({ move: 'summonStudents', args: { from, to } })),
  );
}

/** Whichever inner Student of a run casts, the column left behind is alike: the first of them stands for all. */
function castings({ players, current }: ClashView): Call[] {
  const { emblem, columns } = players[current];
  if (emblem === null) return [];
  const targets = ELEMENTS.filter((element) =>
    players[opponentOf(current)].columns[emblem].some((student) => elementOf(student) === element),
  );
  return columns[emblem]
    .filter((_, at, column) => isSurrounded(column, at) && !isSurrounded(column, at - 1))
    .flatMap((caster) => [
      ...printedSpell(caster, targets),
      { move: 'castSpell', args: { caster, spell: 'maleficio' } },
    ]);
}

function printedSpell(caster: StudentId, targets: readonly Element[]): Call[] {
  const spell = SPELL_OF[elementOf(caster)];
  switch (spell) {
    case 'batrax':
      return targets.map((element) => ({ move: 'castSpell', args: { caster, spell, element } }));
    case 'inundatio':
      return CRESTS.map((from) => ({ move: 'castSpell', args: { caster, spell, from } }));
    default:
      return [{ move: 'castSpell', args: { caster, spell } }];
  }
}

/** One discard for each choice of Elements; where there are too many, some of them and the default. */
function discards(view: ClashView, player: Seat, random: Random): Call[] {
  const { pending, players } = view;
  if (pending === null) return [];
  const groups = byElement(players[pending.victim].hand);
  random.shuffle(groups);
  const choices = choose(groups, pending.count, MAX_DISCARDS);
  const calls = choices.map((cards): Call => ({ move: 'discardForMaleficio', args: { cards } }));
  return choices.length < MAX_DISCARDS ? calls : [defaultMove(view, player), ...calls.slice(1)];
}

/** Up to so many different ways to choose that many cards from the groups. */
function choose(groups: readonly StudentId[][], count: number, limit: number): StudentId[][] {
  const [group, ...others] = groups;
  if (count === 0) return [[]];
  if (group === undefined) return [];
  const choices: StudentId[][] = [];
  for (let taken = Math.min(count, group.length); taken >= 0 && choices.length < limit; taken--) {
    for (const rest of choose(others, count - taken, limit - choices.length)) {
      choices.push([...group.slice(0, taken), ...rest]);
    }
  }
  return choices;
}

/** The cards of a hand, grouped by Element. */
function byElement(hand: readonly (StudentId | null)[]): StudentId[][] {
  return ELEMENTS.map((element) =>
    hand.filter((card): card is StudentId => card !== null && elementOf(card) === element),
  ).filter((cards) => cards.length > 0);
}
