/** On request: combinations that would be legal now, for each discipline, the weakest first. None is called good. */
import { useMemo } from 'react';
import { Sheet } from '../../../../src/ui';
import type { Seat } from '../../../kit';
import { compare, halvesOf, lays, strengthOf } from '../../combinations';
import { DISCIPLINES } from '../../data';
import { type AnludimView, covenAt, type LaidCard } from '../../state';
import { capitalised } from '../../text/log';
import { HalfTile } from '../cards/HalfTile';
import { useSpeaker } from '../context';
import { Professor } from '../covens/Professor';
import css from './Ideas.module.css';
import type { Offer } from './verdicts';

interface IdeasProps {
  readonly view: AnludimView;
  readonly seat: Seat;
  readonly open: boolean;
  readonly onPick: (cards: readonly LaidCard[], key: string) => void;
  readonly onClose: () => void;
}

export function Ideas({ view, seat, open, onPick, onClose }: IdeasProps) {
  const { words } = useSpeaker();
  return (
    <Sheet open={open} title={words.board.suggestions.title} onClose={onClose}>
      <List view={view} seat={seat} onPick={onPick} />
    </Sheet>
  );
}

interface Idea extends Offer {
  readonly cards: readonly LaidCard[];
}

function List({ view, seat, onPick }: Pick<IdeasProps, 'view' | 'seat' | 'onPick'>) {
  const { words } = useSpeaker();
  const say = words.board.suggestions;
  const ideas = useMemo(() => ideasFor(view, seat), [view, seat]);
  return (
    <div className={css.ideas}>
      <p className={css.hint}>{say.hint}</p>
      {DISCIPLINES.map((discipline) => {
        const own = ideas.filter(({ lay }) => lay.discipline === discipline);
        return (
          <section key={discipline}>
            <h3>
              <Professor discipline={discipline} size="1.6rem" />
              {words.disciplines[discipline].combination}
              {own.length === 0 && <small>{say.none}</small>}
            </h3>
            <ul>
              {own.map(({ key, lay, strength, cards }) => {
                const name = words.combination(discipline, strength);
                const halves = halvesOf(cards).map(words.half).join(', ');
                return (
                  <li key={`${key} ${cards.map(({ id, half }) => `${id}${half}`).join(' ')}`}>
                    <button
                      type="button"
                      aria-label={`${say.pick} ${halves}. ${name}`}
                      onClick={() => onPick(cards, key)}
                    >
                      <span className={css.tiles}>
                        {cards.map((laid) => (
                          <HalfTile key={laid.id} laid={laid} />
                        ))}
                      </span>
                      <small>{lay.extend ? words.board.build.extended(name) : capitalised(name)}</small>
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function ideasFor(view: AnludimView, seat: Seat): readonly Idea[] {
  const own = covenAt(view, seat).combos;
  return lays(view, seat)
    .map((lay) => {
      // The search only names cards that exist.
      const cards = lay.cards as readonly LaidCard[];
      const base = own.find(({ id }) => id === lay.extend)?.cards ?? [];
      const strength = strengthOf(lay.discipline, halvesOf([...base, ...cards]));
      return { key: `${lay.discipline} ${lay.extend ?? ''}`, lay, strength, cards };
    })
    .sort((one, other) => compare(one.strength, other.strength));
}
