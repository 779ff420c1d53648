import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../config/setting.error.ts';
import type { OsUser } from './os-user.ts';

export interface Cluster {
  readonly folder: string;
  readonly cluster: string;
  readonly programs: { readonly initdb: string; readonly postgres: string };
  readonly user: OsUser | undefined;
  readonly password: string;
}

/** The superuser of the database. */
export const ROLE = 'burrow';

const lastLine = (output: string): string => output.trim().split('\n').at(-1) ?? '';

/** Checks that the cluster is of this major version of PostgreSQL; others cannot be read, and are not touched. @throws StartError */
function demandSameMajor(cluster: string, postgres: string): void {
  const made = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  const here = /\d+/.exec(spawnSync(postgres, ['--version'], { cwd: '/' }).stdout?.toString() ?? '')?.[0];
  if (here === undefined || here === made) return;
  throw new StartError(
    `The database in ${path.dirname(cluster)} is of PostgreSQL ${made}, and this Burrow has ${here}. Start it with the Burrow that made it, or choose another folder with DATA_DIR.`,
  );
}

/** Creates the cluster unless it exists: in a folder next to its place that is then moved, so that an unfinished one is never used. */
export function createCluster({ folder, cluster, programs, user, password }: Cluster): void {
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return demandSameMajor(cluster, programs.postgres);
  const draft = `${cluster}.${process.pid}`;
  const passwordFile = path.join(folder, `password.${process.pid}`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  const made = spawnSync(
    programs.initdb,
    [`--pgdata=${draft}`, '--auth=scram-sha-256', `--username=${ROLE}`, `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C', '--no-instructions'],
    { ...user, cwd: folder, env: { LC_ALL: 'C', PATH: '/usr/bin:/bin', TZ: 'UTC' } },
  ); // prettier-ignore
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new StartError(
      `The database cannot be created in ${cluster}: ${lastLine(`${made.stderr ?? made.error}`)}`,
    );
  }
  try {
    renameSync(draft, cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(path.join(cluster, 'PG_VERSION'))) throw error;
  }
}
