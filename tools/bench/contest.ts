/** Measures one game, the baseline or the search for combinations, and prints the figures: run by `bench` in a process of its own. */
import { loadSubject } from '../command';
import { measureBaseline } from './baseline';
import { measureCombinations } from './combinations';
import { measureEngine } from './engine';
import { PATIENT } from './pace';

const name = process.argv[2] ?? '';
console.log(JSON.stringify(await figures()));

async function figures(): Promise<object> {
  if (name === 'baseline') return measureBaseline(PATIENT);
  if (name === 'combinations') return measureCombinations();
  return measureEngine(await loadSubject(name), PATIENT);
}
