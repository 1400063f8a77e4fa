/** What a page has stored in its databases: read, and written past the page. */
import type { Page } from 'playwright-core';

interface RecordPlace {
  readonly database: string;
  readonly store: string;
  readonly key: string;
}

/** Undefined if there is none. */
export function readRecord(page: Page, place: RecordPlace): Promise<unknown> {
  return page.evaluate(askStore, place);
}

export async function putRecord(page: Page, place: RecordPlace, record: unknown): Promise<void> {
  await page.evaluate(askStore, { ...place, record });
}

/** Runs in the page. */
async function askStore(asked: RecordPlace & { readonly record?: unknown }): Promise<unknown> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(asked.database);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = database.transaction(asked.store, 'readwrite');
  const records = transaction.objectStore(asked.store);
  const request = asked.record === undefined ? records.get(asked.key) : records.put(asked.record, asked.key);
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onerror = () => reject(transaction.error);
  });
  database.close();
  return request.result;
}
