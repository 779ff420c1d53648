import { readFileSync } from 'node:fs';
import { StartError } from '../config/setting.error.ts';

export interface OsUser {
  readonly uid: number;
  readonly gid: number;
}

/** Returns the user that runs PostgreSQL, which refuses root: `postgres` or `nobody` for root, otherwise undefined (the current user). */
export function databaseOsUser(): OsUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find(fields => fields[0] === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new StartError(
    'PostgreSQL does not run as root and there is no user postgres or nobody. Set DATABASE_URL.',
  );
}
