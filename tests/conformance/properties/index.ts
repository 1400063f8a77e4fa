/** The ten properties that hold for every game. */
import { candidates } from './candidates';
import { conservation } from './conservation';
import { evaluation } from './evaluation';
import { openness } from './openness';
import { progress } from './progress';
import { purity } from './purity';
import { replay } from './replay';
import { robustness } from './robustness';
import { sampling } from './sampling';
import { secrecy } from './secrecy';

export const PROPERTIES = {
  conservation,
  progress,
  openness,
  secrecy,
  replay,
  purity,
  sampling,
  robustness,
  candidates,
  evaluation,
};
