import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseStore } from './release-store.ts';

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '');

/** A store in a folder of this machine, or one that several machines mount. */
export class FolderStore implements ReleaseStore {
  readonly address: string;
  readonly folder: string;

  constructor(folder: string) {
    this.folder = path.resolve(folder);
    this.address = this.folder;
  }

  async read(file: string): Promise<Buffer | null> {
    try {
      return await readFile(this.#path(file));
    } catch (error) {
      if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
      throw error;
    }
  }

  async create(file: string, bytes: Uint8Array): Promise<boolean> {
    const target = this.#path(file);
    await mkdir(path.dirname(target), { recursive: true });
    // A link fails if the name is taken, where a rename would replace what is there.
    const draft = path.join(path.dirname(target), `.${randomUUID()}`);
    try {
      await writeFile(draft, bytes, { flush: true });
      await link(draft, target);
      return true;
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
  }

  async list(folder: string): Promise<readonly string[]> {
    try {
      const names = await readdir(this.#path(folder));
      return names.filter(name => !name.startsWith('.')).toSorted();
    } catch (error) {
      if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
      throw error;
    }
  }

  #path(file: string): string {
    return path.join(this.folder, file);
  }
}
