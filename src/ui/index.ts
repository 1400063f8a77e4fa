/** The door of the UI kit: controls that know no table and no game. */
export { Button, IconButton } from './Button';
export { Chip, VisuallyHidden } from './Chip';
export { RadioCards, Segmented } from './choice';
export { cx } from './cx';
export { Dialog, Modal, Sheet } from './Dialog';
export { RangeField, Stepper, Switch, TextField } from './field';
export * from './icons';
export { plain, Rich } from './Rich';
export { REACHABLE } from './reachable';
export { explainRefusals, refuse } from './refuse';
export { Select } from './Select';
export { SeatSigil, type Shape, Sigil } from './Sigil';
export { playSound, type SoundName } from './sound';
export { Toaster, toast } from './toast';
export { useControlWords } from './words';
