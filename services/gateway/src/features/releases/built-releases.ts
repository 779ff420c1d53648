import { type Remote, RemoteSchema } from '@burrow/releases';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mount } from '../../config/mounts.rules.ts';
import type { Releases } from './releases.types.ts';

async function releaseIn({ folder }: Mount): Promise<Remote[]> {
  try {
    return [RemoteSchema.parse(JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')))];
  } catch {
    return [];
  }
}

/** Serves the builds: each mounted remote by its own release.json, read at each request. */
export class BuiltReleases implements Releases {
  readonly mounts: readonly Mount[];
  readonly asksForSession = false;
  readonly canaries = null;
  readonly site = null;
  readonly faults = {};

  constructor(mounts: readonly Mount[]) {
    this.mounts = mounts;
  }

  async remotes(): Promise<readonly Remote[]> {
    const remotes = this.mounts.filter(({ prefix }) => prefix.startsWith('/remotes/'));
    return (await Promise.all(remotes.map(releaseIn))).flat();
  }

  async isGiven(name: string, version: string): Promise<boolean> {
    return (await this.remotes()).some(remote => remote.name === name && remote.version === version);
  }

  async bring(): Promise<void> {}

  close(): void {}
}
