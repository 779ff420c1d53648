import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder, unusable } from './make-folder.ts';
import type { OsUser } from './os-user.ts';

/** Where the database goes when its user cannot reach the data folder (a project below /root). */
const ELSEWHERE = '/var/lib/burrow';

function canReach(folder: string, user: OsUser): boolean {
  const look = spawnSync('/bin/sh', ['-c', 'test -x "$0"', folder], { ...user, cwd: '/' });
  return look.status === 0;
}

function makeOwned(folder: string, user: OsUser | undefined): string {
  makeFolder(folder);
  try {
    chmodSync(folder, 0o700);
    if (user) chownSync(folder, user.uid, user.gid);
  } catch (error) {
    throw unusable(folder, error);
  }
  return folder;
}

/** Returns a folder that the database's user owns: in the data folder, or elsewhere, with a note in the data folder saying where. */
export function databaseFolder(dataDir: string, user: OsUser | undefined): string {
  makeFolder(dataDir);
  const note = path.join(dataDir, 'database-folder');
  if (existsSync(note)) return makeOwned(readFileSync(note, 'utf8').trim(), user);
  if (!user || canReach(dataDir, user)) return makeOwned(path.join(dataDir, 'database'), user);
  makeFolder(ELSEWHERE);
  chmodSync(ELSEWHERE, 0o755);
  const folder = path.join(ELSEWHERE, randomBytes(8).toString('hex'));
  writeFileSync(note, `${folder}\n`);
  return makeOwned(folder, user);
}
