/** Ways to a seat that begin outside the table: creating one, and bringing one's seat from another device. */
import type { Answer, Api, OnlineError } from './api';
import type { Memory } from './memory';
import type { Guest, NewTable } from './protocol';

export async function openTable(
  api: Api,
  memory: Memory,
  plan: Omit<NewTable, 'guest'>,
  guest: Guest,
): Promise<Answer<string>> {
  const created = await api.create({ ...plan, guest });
  if (!created.ok) return created;
  const { seat, credentials, table } = created.value;
  memory.note(table.id, table.game, { pass: { seat, credentials } });
  return { ok: true, value: table.id };
}

export async function bringSeat(
  api: Api,
  memory: Memory,
  id: string,
  token: string,
  key: string,
): Promise<OnlineError | null> {
  const taken = await api.takeOver(id, { token, key });
  if (!taken.ok) return taken.error;
  const { seat, credentials, table } = taken.value;
  memory.note(id, table.game, { pass: { seat, credentials } });
  return null;
}
