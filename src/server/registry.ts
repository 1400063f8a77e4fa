/** The games that the server plays. */
import { MINDS } from '../../games/minds';
import { createEngine, type Engine } from './match/engine';

export async function loadEngines(): Promise<Readonly<Record<string, Engine>>> {
  const engines = Object.entries(MINDS).map(
    async ([id, mind]) => [id, createEngine(await mind.rules())] as const,
  );
  return Object.fromEntries(await Promise.all(engines));
}
