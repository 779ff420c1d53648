import {
  builtSite,
  hasHash,
  type ReleaseFaults,
  type ReleaseStore,
  SiteFiles,
  writeSite,
} from '@burrow/releases';
import type { Logger } from '@burrow/service-kit';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { type Mount, mountOf } from '../../config/mounts.rules.ts';

/** A file and the folder that it is in. */
export interface FoundFile {
  readonly folder: string;
  readonly file: string;
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * The site's own files, which every gateway of a store answers for all of them: during an upgrade the one that is asked
 * for a script may have another shell than the one that sent the document.
 */
export class KeptSite {
  readonly #store: ReleaseStore;
  readonly #mounts: readonly Mount[];
  readonly #files: SiteFiles;
  readonly #folder: string;
  readonly #logger: Logger;
  #fault: string | null = 'they were not written yet';

  /**
   * @param files the same store, or local copies of it
   * @param mounts the gateway's own folders
   */
  constructor(store: ReleaseStore, files: ReleaseStore, mounts: readonly Mount[], logger: Logger) {
    this.#store = store;
    this.#files = new SiteFiles(store, files);
    this.#folder = files.folder ?? '';
    this.#mounts = mounts;
    this.#logger = logger;
  }

  get faults(): ReleaseFaults {
    return this.#fault === null ? {} : { shell: [`its files are not in the store: ${this.#fault}`] };
  }

  /** Writes what is not in the store yet. A failure is a fault. */
  async keep(): Promise<void> {
    try {
      if (this.#mounts.length > 0) await writeSite(this.#store, await builtSite(this.#mounts), new Date());
      this.#fault = null;
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      if (fault !== this.#fault)
        this.#logger.error(
          { fault },
          'the shell’s files are not in the store, so that other gateways cannot answer them: npm run release -- shell writes them',
        );
      this.#fault = fault;
    }
  }

  /** Follows the store; what could not be written is tried again. Never rejects. */
  async update(): Promise<void> {
    if (this.#fault !== null) await this.keep();
    await this.#files.update().catch(() => undefined);
  }

  /** Returns where a file is that documents of any gateway name; null if it is unknown. */
  async find(pathname: string): Promise<FoundFile | null> {
    const mount = mountOf(this.#mounts, pathname);
    if (!mount) return null;
    const kind = mount.prefix === '/' ? 'hashed' : 'fixed';
    const isOwn = await isThere(path.join(mount.folder, pathname.slice(mount.prefix.length)));
    if (kind === 'hashed' && (isOwn || !hasHash(pathname))) return null;
    const file = await this.#files.find(pathname.slice(1), kind, { isWaiting: !isOwn }).catch(() => null);
    return file === null ? null : { folder: this.#folder, file };
  }
}
