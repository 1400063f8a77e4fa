/** A database of this device, opened when it is first needed and again after it was closed from outside. */
import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from 'idb';
import { isRecord } from '../../../games/kit';
import type { LibraryError } from '../contract';

export function createDatabase<Schema extends DBSchema>(
  name: string,
  stores: readonly StoreNames<Schema>[],
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = (): void => {
    opened = null;
  };
  const open = (): Promise<IDBPDatabase<Schema>> =>
    openDB<Schema>(name, 1, {
      upgrade: (database) => {
        for (const store of stores) database.createObjectStore(store);
      },
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
  return () => {
    opened ??= open().catch((error) => {
      forget();
      throw error;
    });
    return opened;
  };
}

export function troubleOf(error: unknown): LibraryError {
  return isRecord(error) && error.name === 'QuotaExceededError' ? 'STORAGE_FULL' : 'STORAGE_REFUSED';
}
