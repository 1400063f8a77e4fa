/** Where the last three go, whom a spell strikes or which Trial it takes, and what it would do. */
import { IconInfo, Rich } from '../../../../src/ui';
import { type Arena, ELEMENTS, elementOf } from '../../data';
import { foresee } from '../../foresight';
import { rules } from '../../rules';
import { type CastSpell, type ClashView, CRESTS, opponentOf, type PlayerID } from '../../state';
import { useSpeaker } from '../context';
import { fitOf } from '../fits';
import { ElementSigil } from '../pieces/art';
import { Emblem } from '../pieces/Emblem';
import { Choice, Choices } from './Choice';
import { castOf, type Deed } from './draft';
import css from './turn.module.css';
import type { Turn } from './useTurn';

interface TargetsProps<D extends Deed> {
  readonly view: ClashView;
  readonly turn: Turn;
  readonly arena: Arena;
  readonly deed: D;
}

export function SummonTargets({ view, turn, arena, deed }: TargetsProps<Extract<Deed, { kind: 'summon' }>>) {
  const { words } = useSpeaker();
  const { player, why, setDeed } = turn;
  return (
    <Choices className={css.picks} label={words.board.tray.summonTo}>
      {ELEMENTS.map((to) => (
        <Choice
          key={to}
          className={css.pick}
          chosen={deed.to === to}
          refusal={why(rules.moves.summonStudents.check(view, player, { from: arena, to }))}
          onSelect={() => setDeed({ kind: 'summon', to })}
        >
          <ElementSigil element={to} />
          {words.elements[to].short}
        </Choice>
      ))}
    </Choices>
  );
}

type Spell = Extract<Deed, { kind: 'spell' }>;

export function SpellTargets(props: TargetsProps<Spell>) {
  const { view, turn, deed } = props;
  if (deed.spell === 'batrax') return <Prey {...props} />;
  if (deed.spell === 'inundatio') return <Leap {...props} />;
  const args = castOf(deed);
  return args && <Foresight view={view} player={turn.player} args={args} />;
}

/** Batrax: the Elements in the opposing column, with their numbers. */
function Prey({ view, turn, arena, deed }: TargetsProps<Spell>) {
  const { words } = useSpeaker();
  const { player, why, setDeed } = turn;
  const { caster } = deed;
  const facing = view.players[opponentOf(player)].columns[arena];
  return (
    <Choices className={css.picks} label={words.board.tray.element}>
      {ELEMENTS.map((element) => {
        const count = facing.filter((student) => elementOf(student) === element).length;
        return (
          <Choice
            key={element}
            className={css.pick}
            chosen={deed.element === element}
            label={words.elements[element].students(count)}
            refusal={why(rules.moves.castSpell.check(view, player, { caster, spell: 'batrax', element }))}
            onSelect={() => setDeed({ ...deed, element })}
          >
            <b>{count}</b>
            <ElementSigil element={element} />
            {words.elements[element].short}
          </Choice>
        );
      })}
    </Choices>
  );
}

/** Inundatio: the two Trials that lie open. */
function Leap({ view, turn, arena, deed }: TargetsProps<Spell>) {
  const { words } = useSpeaker();
  const say = words.board.tray;
  const { player, setDeed } = turn;
  return (
    <Choices className={css.picks} label={say.trial}>
      {CRESTS.map((from) => {
        const holder = from === 'own' ? player : opponentOf(player);
        const fit = fitOf(view, player, arena, from, 2);
        return (
          <Choice
            key={from}
            className={css.leap}
            chosen={deed.from === from}
            refusal={fit ? fit.reason && say.fit(fit) : words.board.sheet.noTrial(words.roles[holder])}
            onSelect={() => setDeed({ ...deed, from })}
          >
            <Emblem school={view.players[holder].school} size="1.7rem" />
            {fit ? words.board.sheet.trialOf(fit.level, words.roles[holder]) : '–'}
          </Choice>
        );
      })}
    </Choices>
  );
}

interface ForesightProps {
  readonly view: ClashView;
  readonly player: PlayerID;
  readonly args: CastSpell;
}

/** What the spell would do, in the words in which it will be told. */
function Foresight({ view, player, args }: ForesightProps) {
  const { words, nameOf } = useSpeaker();
  if (rules.moves.castSpell.check(view, player, args) !== null) return null;
  const effects = foresee(view, args).filter(({ type }) => type !== 'cast' && type !== 'casterLeft');
  return (
    <p className={css.foresight}>
      <IconInfo />
      <span>
        <Rich text={effects.map((event) => words.effect(event, nameOf)).join(' ')} />
      </span>
    </p>
  );
}
