/** The door of the table kit. */
export * from './contract';
export { ActionBar } from './frame/ActionBar';
export { Curtain } from './frame/Curtain';
export { ConfirmHost, type Question, useConfirm } from './frame/confirm';
export { EndPanel } from './frame/EndPanel';
export { LiveRegion, LogPanel } from './frame/Log';
export { SeatPanel } from './frame/SeatPanel';
export { TableShell } from './frame/TableShell';
export { useStory } from './motion/story';
export { TravelStage } from './motion/travel';
export { Card, CardBack, type CardProps } from './pieces/Card';
export { Dial } from './pieces/Dial';
export { Hand } from './pieces/Hand';
export { Pile } from './pieces/Pile';
export { SeatSigil, type Shape, Sigil } from './pieces/Sigil';
export { Zone } from './pieces/Zone';
export { CardZoom } from './pieces/zoom';
