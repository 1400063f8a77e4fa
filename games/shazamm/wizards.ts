/** Values kept once per wizard. */
import type { PerWizard, Wizard } from './state';

export function opponentOf(wizard: Wizard): Wizard {
  return wizard === '0' ? '1' : '0';
}

export function perWizard<T>(red: T, green: T): PerWizard<T> {
  return { '0': red, '1': green };
}

export function copyPair<T>(pair: Readonly<PerWizard<T>>): PerWizard<T> {
  return { '0': pair['0'], '1': pair['1'] };
}
