/** The mark of a game that was won because the other stayed away. */
import { VisuallyHidden } from '../../ui';
import { useSeriesWords } from '../text/series';

export function Walkover() {
  const { sheet } = useSeriesWords();
  return (
    <small title={sheet.walkover}>
      <span aria-hidden="true">{sheet.walkoverShort}</span>
      <VisuallyHidden>{sheet.walkover}</VisuallyHidden>
    </small>
  );
}
