/**
 * Whether this page's browser has stored Python's memory, from which the next visit starts. Run in the page, again and again:
 * `page.waitForFunction(isSnapshotStored)`.
 */
export async function isSnapshotStored(): Promise<boolean> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'burrow-python')) return false;
  const open = indexedDB.open('burrow-python');
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    open.onsuccess = () => resolve(open.result);
    open.onerror = () => reject(open.error ?? new Error('IndexedDB failed'));
  });
  const count = database.transaction('snapshots').objectStore('snapshots').count();
  const stored = await new Promise<number>(resolve => {
    count.onsuccess = () => resolve(count.result);
  });
  database.close();
  return stored > 0;
}
