/** The places of the Timetable. */
import type { SchoolId } from './catalogue';
import type { HousesView } from './state';

export function hasSlot({ timetable }: HousesView, slot: number): boolean {
  return slot >= 0 && slot < timetable.length;
}

/** Null: the slot is empty. */
export function cardAt({ timetable }: HousesView, slot: number): SchoolId | null {
  return timetable[slot]?.card ?? null;
}

export function hasMail({ timetable }: HousesView, slot: number): boolean {
  return (timetable[slot]?.mail.length ?? 0) > 0;
}
