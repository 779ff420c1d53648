import { type ReleaseFaults, type Remote, RemoteSchema } from '@burrow/releases';
import type { Logger } from '@burrow/service-kit';
import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type Mount, mountOf } from '../../config/mounts.rules.ts';
import type { Releases } from './releases.types.ts';
import { type ReleaseTrouble, reportTrouble } from './release-trouble.ts';

const ListSchema = z.object({ remotes: z.array(z.unknown()) });

/** A list that is written by hand, `REMOTES_FILE`. An unusable list leaves the previous one in force. */
export class ListedRemotes implements Releases {
  readonly mounts: readonly Mount[];
  readonly asksForSession = false;
  readonly canaries = null;
  readonly site = null;
  readonly #file: string;
  readonly #trouble: ReleaseTrouble;
  #text: string | undefined;
  #inForce: ReadonlyMap<string, Remote> = new Map();

  constructor(mounts: readonly Mount[], file: string, logger: Logger) {
    this.mounts = mounts;
    this.#file = file;
    this.#trouble = reportTrouble(logger);
  }

  get faults(): ReleaseFaults {
    return this.#trouble.faults;
  }

  async remotes(): Promise<readonly Remote[]> {
    try {
      const text = await readFile(this.#file, 'utf8');
      if (text !== this.#text) await this.#take(text);
    } catch (error) {
      this.#text = undefined;
      this.#trouble.tell({ list: [error instanceof Error ? error.message : String(error)] }, []);
      if (this.#inForce.size === 0) throw error;
    }
    return [...this.#inForce.values()];
  }

  async isGiven(name: string, version: string): Promise<boolean> {
    return (await this.remotes()).some(remote => remote.name === name && remote.version === version);
  }

  async bring(): Promise<void> {}

  close(): void {}

  async #take(text: string): Promise<void> {
    const { remotes } = ListSchema.parse(JSON.parse(text));
    const inForce = new Map<string, Remote>();
    const faults: Record<string, string[]> = {};
    for (const [index, given] of remotes.entries()) {
      const { name, remote, reasons } = await this.#check(given, index);
      const kept = remote ?? this.#inForce.get(name);
      if (kept) inForce.set(name, kept);
      if (reasons.length > 0) faults[name] = reasons;
    }
    this.#inForce = inForce;
    this.#text = text;
    this.#trouble.tell(faults, [...inForce.keys()]);
  }

  async #check(given: unknown, index: number): Promise<{ name: string; remote?: Remote; reasons: string[] }> {
    const { data: remote, error } = RemoteSchema.safeParse(given);
    const name = z.object({ name: z.string() }).safeParse(given).data?.name ?? `entry ${index + 1}`;
    if (!remote)
      return { name, reasons: error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`) };
    const missing = await this.#missing(remote);
    return missing.length > 0 ? { name, reasons: missing } : { name, remote, reasons: [] };
  }

  /** Returns files that the page will load immediately and that do not exist. */
  async #missing({ manifest, preload }: Remote): Promise<string[]> {
    const folder = manifest.slice(0, manifest.lastIndexOf('/') + 1);
    const files = [
      manifest,
      ...z
        .array(z.string())
        .catch([])
        .parse(preload)
        .map(file => folder + file),
    ];
    const checks = files.map(async file => {
      const mount = mountOf(this.mounts, file);
      const isThere =
        mount &&
        (await access(path.join(mount.folder, file.slice(mount.prefix.length))).then(
          () => true,
          () => false,
        ));
      return isThere ? [] : [`${file} does not exist`];
    });
    return (await Promise.all(checks)).flat();
  }
}
