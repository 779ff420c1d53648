import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { demandWritable, unusable } from './make-folder.ts';

/** Returns a secret that is created once and stored in a file that only its owner can read. Safe if two processes start at the same time. @throws StartError */
export function keepSecret(folder: string, name: string): string {
  demandWritable(folder);
  const file = path.join(folder, `${name}.secret`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    const draft = `${file}.${process.pid}`;
    try {
      writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
    } catch (error) {
      throw unusable(folder, error);
    }
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft);
    }
    return readFileSync(file, 'utf8').trim();
  }
}
