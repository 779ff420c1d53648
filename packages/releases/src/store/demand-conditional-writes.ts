import type { ReleaseStore } from './release-store.ts';

/** A store in which the second of two writers replaces what the first one wrote. */
export class CarelessStoreError extends Error {}

/** Below what gateways may write. */
const PROBE = 'site/conditional-write';

/**
 * Tries whether a store keeps what exists: the lists and releases depend on it, and not every object storage knows
 * If-None-Match.
 * @throws CarelessStoreError, or the store's own error where nothing may be written
 */
export async function demandConditionalWrites(store: ReleaseStore): Promise<void> {
  await store.create(PROBE, Buffer.from('first\n'));
  if (await store.create(PROBE, Buffer.from('second\n')))
    throw new CarelessStoreError(
      `${store.address} replaces files that exist (it ignores If-None-Match: *), so that two operators or gateways would overwrite each other`,
    );
}
