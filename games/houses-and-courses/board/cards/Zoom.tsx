/** A piece enlarged, with its text and what players ask about it. */
import { CardZoom, ZoomNotes, ZoomText } from '../../../../src/table';
import { courseOf } from '../../catalogue';
import { COURSE_COST, COURSE_VP } from '../../data';
import { ruleOfMagic, ruleOfSchool } from '../../text/references';
import { type Piece, useSpeaker } from '../context';
import { aboutMagic, aboutMail, aboutSchool } from './about';
import { Crest } from './Crest';
import { Letter } from './Letter';
import { MagicCard } from './MagicCard';
import { SchoolCard } from './SchoolCard';
import css from './Zoom.module.css';

interface ZoomProps {
  readonly piece: Piece | null;
  readonly onClose: () => void;
}

export function Zoom({ piece, onClose }: ZoomProps) {
  const { words } = useSpeaker();
  const about = piece && useful(piece);
  return (
    <CardZoom open={piece !== null} label={about?.name ?? ''} onClose={onClose}>
      {piece && about && (
        <>
          <Picture piece={piece} />
          <ZoomText name={about.name} rule={ruleOf(piece)} close={words.board.close} onClose={onClose}>
            <p>{about.text}</p>
            <ZoomNotes notes={about.notes} />
          </ZoomText>
        </>
      )}
    </CardZoom>
  );

  function useful({ kind, id }: Piece): { name: string; text: string; notes: readonly string[] } {
    switch (kind) {
      case 'school': {
        const about = aboutSchool(id, words);
        const scale =
          courseOf(id) === null ? [] : [words.board.collect.scale(COURSE_COST, COURSE_VP.slice(1))];
        return { ...about, notes: [...scale, ...about.notes] };
      }
      case 'magic':
        return aboutMagic(id, words);
      case 'mail':
        return { ...aboutMail(id, words), notes: [] };
      case 'house':
        return { name: words.pieces.houses[id].name, text: words.pieces.houses[id].text, notes: [] };
    }
  }
}

function ruleOf({ kind, id }: Piece): string {
  if (kind === 'school') return ruleOfSchool(id);
  if (kind === 'magic') return ruleOfMagic(id);
  return kind === 'mail' ? 'mail' : 'houses';
}

function Picture({ piece }: { readonly piece: Piece }) {
  switch (piece.kind) {
    case 'school':
      return <SchoolCard id={piece.id} still />;
    case 'magic':
      return <MagicCard id={piece.id} still />;
    case 'mail':
      return (
        <span className={css.letter}>
          <Letter id={piece.id} />
        </span>
      );
    case 'house':
      return <Crest house={piece.id} size="9rem" />;
  }
}
