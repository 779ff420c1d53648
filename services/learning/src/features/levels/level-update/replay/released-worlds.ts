import { assetFaults, openStore, type ReleaseStore, withLocalFiles } from '@burrow/releases';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lastWorlds } from './last-worlds.rules.ts';

const LOOK_AGAIN_MS = 10_000;

/**
 * Judges of the worlds that were released with mf-play. One that has just been released is found within seconds, so
 * that mf-play may be released before learning as well as after it.
 */
export class ReleasedWorlds {
  readonly #store: ReleaseStore;
  /** Files that learning can load: a bucket's are copied to this machine. */
  readonly #files: ReleaseStore;
  readonly #judges = new Map<string, string>();
  #last: readonly string[] = [];
  #lookedAt = Number.NEGATIVE_INFINITY;

  private constructor(store: ReleaseStore) {
    this.#store = store;
    this.#files = withLocalFiles(store);
  }

  static async open(address: string): Promise<ReleasedWorlds> {
    return new ReleasedWorlds(await openStore(address));
  }

  /**
   * Returns the URL of the module that judges records of a world; null if it is none of the last.
   * @throws Error if the store cannot be read, or the module is not what was released
   */
  async judgeOf(version: string): Promise<string | null> {
    await this.#look();
    if (!this.#last.includes(version)) return null;
    const known = this.#judges.get(version);
    if (known) return known;
    const faults = await assetFaults(this.#files, `world/${version}`);
    if (faults.length > 0) throw new Error(`the world of a release: ${faults.join('; ')}`);
    const url = pathToFileURL(path.join(this.#files.folder ?? '', 'world', version, 'judge.mjs')).href;
    this.#judges.set(version, url);
    return url;
  }

  async #look(): Promise<void> {
    if (performance.now() - this.#lookedAt < LOOK_AGAIN_MS) return;
    this.#last = lastWorlds(await this.#store.list('world'));
    this.#lookedAt = performance.now();
  }
}
