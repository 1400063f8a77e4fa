/** Copies of tables, for search, for views and for trying an action out. */
import type { PerArena, SchoolState, Table } from './state';

/** A copy that shares nothing which a move changes. Field by field: quicker than a spread with some fields replaced. */
export function copy<Student, Trial>(table: Table<Student, Trial>): Table<Student, Trial> {
  return {
    studentDeck: table.studentDeck.slice(),
    studentDiscard: table.studentDiscard.slice(),
    trialDeck: table.trialDeck.slice(),
    trialKnownTop: table.trialKnownTop,
    players: { 0: copySchool(table.players[0]), 1: copySchool(table.players[1]) },
    current: table.current,
    turnNumber: table.turnNumber,
    turnLimit: table.turnLimit,
    summonUsed: table.summonUsed,
    pending: table.pending,
    overtime: table.overtime,
    result: table.result,
  };
}

function copySchool<Student>(school: SchoolState<Student>): SchoolState<Student> {
  return {
    school: school.school,
    hand: school.hand.slice(),
    emblem: school.emblem,
    columns: copyPiles(school.columns),
    trials: copyPiles(school.trials),
    offered: school.offered.slice(),
    startingTrialPassed: school.startingTrialPassed,
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
