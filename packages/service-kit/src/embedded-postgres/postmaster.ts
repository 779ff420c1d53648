import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What postmaster.pid says about the PostgreSQL that is, or was, running on a folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** Returns the content of postmaster.pid, or undefined if it does not exist or is only half written. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 ? { pid, port } : undefined;
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return process.platform === 'win32'
      ? 'postgres'
      : (spawnSync('ps', ['-p', String(pid), '-o', 'command=']).stdout?.toString() ?? '');
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the process is PostgreSQL: after a restart of the machine, its number may belong to any other process. */
export const isPostmaster = (pid: number): boolean => isAlive(pid) && /postgres/.test(commandOf(pid));
