/** Copies of tables, for search, for views and for trying an action out. */
import type { PerArena, SchoolState, Table } from './state';

/** A copy that shares nothing which a move changes. */
export function copy<Student, Trial>(table: Table<Student, Trial>): Table<Student, Trial> {
  return {
    ...table,
    studentDeck: table.studentDeck.slice(),
    studentDiscard: table.studentDiscard.slice(),
    trialDeck: table.trialDeck.slice(),
    players: { 0: copySchool(table.players[0]), 1: copySchool(table.players[1]) },
  };
}

function copySchool<Student>(school: SchoolState<Student>): SchoolState<Student> {
  return {
    ...school,
    hand: school.hand.slice(),
    columns: copyPiles(school.columns),
    trials: copyPiles(school.trials),
    offered: school.offered.slice(),
  };
}

function copyPiles<Card>({ earth, water, air, fire, dark }: PerArena<Card[]>): PerArena<Card[]> {
  return {
    earth: earth.slice(),
    water: water.slice(),
    air: air.slice(),
    fire: fire.slice(),
    dark: dark.slice(),
  };
}
