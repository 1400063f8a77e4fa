/** The crest of a House. */
import { Sigil } from '../../../../src/ui';
import type { HouseId } from '../../data';
import { HOUSE_ART, HOUSE_SHAPES } from './art';

interface CrestProps {
  readonly house: HouseId;
  /** The accessible name; without one the crest only repeats what stands beside it. */
  readonly label?: string;
  /** A CSS length. */
  readonly size?: string;
}

export function Crest({ house, ...rest }: CrestProps) {
  return (
    <Sigil shape={HOUSE_SHAPES[house]} tone={house} {...rest}>
      {HOUSE_ART[house]}
    </Sigil>
  );
}
