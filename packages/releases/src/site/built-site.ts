import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { hasHash } from './hashed-address.rules.ts';
import type { BuiltSite, SiteFile } from './write-site.ts';

/** A folder that is served below a path, which begins and ends with a slash: the shell's is `/`. */
export interface SiteFolder {
  readonly prefix: string;
  readonly folder: string;
}

async function filesOf({ prefix, folder }: SiteFolder): Promise<SiteFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile() && !/\.(html|map)$/.test(entry.name))
    .map(entry => path.join(entry.parentPath, entry.name))
    .map(file => ({
      file,
      address: prefix.slice(1) + path.relative(folder, file).split(path.sep).join('/'),
    }));
}

/** What documents name: files of the shell that have a hash in their names, and all of other folders, at fixed addresses. */
export async function builtSite(folders: readonly SiteFolder[]): Promise<BuiltSite> {
  const all = await Promise.all(folders.map(async one => ({ ...one, files: await filesOf(one) })));
  const [shell, others] = [all.filter(one => one.prefix === '/'), all.filter(one => one.prefix !== '/')];
  return {
    hashed: shell.flatMap(({ files }) => files).filter(({ address }) => hasHash(address)),
    fixed: others.flatMap(({ files }) => files),
  };
}
