/** Measures one game, or the baseline, and prints the figures: run by `bench` in a process of its own. */
import { loadSubject } from '../command';
import { measureBaseline } from './baseline';
import { measureEngine } from './engine';
import { PATIENT } from './pace';

const name = process.argv[2] ?? '';
const figures =
  name === 'baseline' ? measureBaseline(PATIENT) : measureEngine(await loadSubject(name), PATIENT);
console.log(JSON.stringify(figures));
