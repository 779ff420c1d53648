import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

/** The database's superuser. */
export const ROLE = 'burrow';

const lastLine = (output: string): string => output.trim().split('\n').at(-1) ?? '';

/** Makes the cluster where there is none: beside its place, then moved, so that a half-made one is never used. */
export function createCluster({ folder, cluster, programs, user, password }: Cluster): void {
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return;
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
      `The database cannot be made in ${cluster}: ${lastLine(`${made.stderr ?? made.error}`)}`,
    );
  }
  try {
    renameSync(draft, cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(path.join(cluster, 'PG_VERSION'))) throw error;
  }
}
