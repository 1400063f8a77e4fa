/** A Student enlarged: the printed spell, Maleficio, and when they can be cast. */
import { CardZoom, RuleLink } from '../../../../src/table';
import { Button } from '../../../../src/ui';
import { type Element, SPELL_OF } from '../../data';
import { ruleOfStudent } from '../../text/references';
import { useSpeaker } from '../context';
import css from './pieces.module.css';
import { ElementCard } from './StudentCard';

interface StudentZoomProps {
  readonly element: Element | null;
  readonly onClose: () => void;
}

export function StudentZoom({ element, onClose }: StudentZoomProps) {
  const { words } = useSpeaker();
  const say = words.board.card;
  const spell = element && words.spells[SPELL_OF[element]];
  const { maleficio } = words.spells;
  return (
    <CardZoom open={element !== null} label={spell?.name ?? ''} onClose={onClose}>
      {element && spell && (
        <>
          <ElementCard element={element} still />
          <section className={css.about}>
            <p className={css.over}>{say.kind(element)}</p>
            <h2>{spell.name}</h2>
            <p>{spell.text}</p>
            <ul>
              {spell.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
            <h3>{maleficio.name}</h3>
            <p>{maleficio.text}</p>
            <p className={css.rule}>{say.caster}</p>
            <RuleLink section={ruleOfStudent(element)} />
            <Button variant="primary" onClick={onClose}>
              {words.board.close}
            </Button>
          </section>
        </>
      )}
    </CardZoom>
  );
}
