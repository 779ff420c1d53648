import { packSnapshot, unpackSnapshot, type PackedSnapshot } from './pack-snapshot.ts';

const DATABASE = 'burrow-python';
const STORE = 'snapshots';

/** Memory snapshots of started Pythons in this browser, one for the newest assets. */
export interface SnapshotStore {
  /** Returns the snapshot, `broken` if one failed to start, or null. */
  read(): Promise<Uint8Array | 'broken' | null>;
  /** Stores the snapshot and deletes those of other assets. */
  write(snapshot: Uint8Array | 'broken'): Promise<void>;
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

/** Opens the store for the assets with this key; null if the browser has no store (private windows, full disks). */
export async function openSnapshotStore(factory: IDBFactory, key: string): Promise<SnapshotStore | null> {
  const database = await openDatabase(factory).catch(() => null);
  if (!database) return null;
  database.onversionchange = () => database.close();
  return {
    async read() {
      const value: unknown = await settled(database.transaction(STORE).objectStore(STORE).get(key));
      if (value === 'broken' || value === undefined) return value ?? null;
      return unpackSnapshot(value as PackedSnapshot);
    },
    async write(snapshot) {
      const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
      const keys = await settled(store.getAllKeys());
      for (const old of keys) if (old !== key) store.delete(old);
      await settled(store.put(snapshot === 'broken' ? snapshot : packSnapshot(snapshot), key));
    },
  };
}
