import { spawnSync } from 'node:child_process';

/**
 * Runs a program of the machine and returns what it printed.
 * @throws Error with what it said
 */
export function run(command, args, options = {}) {
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    ...options,
  });
  if (error) throw new Error(`${command} is not there (${error.code}).`);
  if (status !== 0) throw new Error(`${command} ${args.slice(0, 3).join(' ')}: ${stderr || stdout}`);
  return stdout.trim();
}
