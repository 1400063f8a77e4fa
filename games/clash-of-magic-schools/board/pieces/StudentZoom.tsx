/** A Student enlarged: the printed spell, Maleficio, and when they can be cast. */
import { CardZoom, ZoomNotes, ZoomText } from '../../../../src/table';
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
          <ZoomText
            kind={say.kind(element)}
            name={spell.name}
            rule={ruleOfStudent(element)}
            close={words.board.close}
            onClose={onClose}
          >
            <p>{spell.text}</p>
            <ZoomNotes notes={spell.notes} />
            <h3>{maleficio.name}</h3>
            <p>{maleficio.text}</p>
            <p className={css.rule}>{say.caster}</p>
          </ZoomText>
        </>
      )}
    </CardZoom>
  );
}
