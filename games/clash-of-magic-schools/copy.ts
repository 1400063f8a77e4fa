/** Copies of tables, for search, for views and for trying an action out. */
import type { PerArena, SchoolState, Table } from './state';

/**
 * A copy that shares nothing which a move changes: lists never are. Field by field: quicker than a spread with some
 * fields replaced.
 */
export function copy<Student, Trial>(table: Table<Student, Trial>): Table<Student, Trial> {
  return {
    studentDeck: table.studentDeck,
    studentDiscard: table.studentDiscard,
    trialDeck: table.trialDeck,
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
    hand: school.hand,
    emblem: school.emblem,
    columns: copyArenas(school.columns),
    trials: copyArenas(school.trials),
    offered: school.offered,
    startingTrialPassed: school.startingTrialPassed,
  };
}

function copyArenas<T>({ earth, water, air, fire, dark }: PerArena<T>): PerArena<T> {
  return { earth, water, air, fire, dark };
}
