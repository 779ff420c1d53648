import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { lock, tryLock } from './file-lock.mjs';
import { buildsFolder } from './keep-build.mjs';

/** Waits until nobody else builds in a checkout, and returns how the turn ends. */
export async function takeTurn(root) {
  mkdirSync(buildsFolder(root), { recursive: true });
  const file = path.join(buildsFolder(root), 'turn.lock');
  const release = tryLock(file, 'alone');
  if (release) return release;
  console.error('Something else is building here. Waiting until it is done.');
  return lock(file, 'alone');
}
