import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Mount } from '../../config/mounts.rules.ts';

/** What the shell has to know about a remote: release.json of its build, and an entry of /remotes.json. */
export const RemoteSchema = z.looseObject({
  name: z.string().min(1),
  version: z.string().min(1),
  manifest: z.string().startsWith('/'),
  prefixes: z.array(z.string()),
  isolatedOn: z.array(z.string()).optional(),
});

export const RemotesSchema = z.object({ remotes: z.array(RemoteSchema) });

export type Remotes = z.infer<typeof RemotesSchema>;

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

async function releaseIn({ folder }: Mount): Promise<Remotes['remotes']> {
  try {
    return [RemoteSchema.parse(await readJson(path.join(folder, 'release.json')))];
  } catch {
    return [];
  }
}

/** Returns the current list of remotes: that of the file, or one built from the releases of the mounted remotes. */
export async function currentRemotes(mounts: readonly Mount[], file: string | undefined): Promise<Remotes> {
  if (file) return RemotesSchema.parse(await readJson(file));
  const mounted = mounts.filter(({ prefix }) => prefix.startsWith('/remotes/'));
  return { remotes: (await Promise.all(mounted.map(releaseIn))).flat() };
}
