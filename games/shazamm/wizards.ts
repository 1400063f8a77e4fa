/** Values kept once per wizard. */
import type { PerWizard, Wizard } from './state';

export function opponentOf(wizard: Wizard): Wizard {
  return wizard === '0' ? '1' : '0';
}

export function perWizard<T>(red: T, green: T): PerWizard<T> {
  return { '0': red, '1': green };
}

/** The pair with another value for one wizard. */
export function withValue<T>(pair: PerWizard<T>, wizard: Wizard, value: T): PerWizard<T> {
  return wizard === '0' ? perWizard(value, pair['1']) : perWizard(pair['0'], value);
}
