import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A secret that is made once and kept in a file which only its owner reads. Safe when two processes start at once. */
export function keepSecret(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.secret`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
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
