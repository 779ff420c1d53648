import { readEnvironment } from '@burrow/service-kit';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Starts a server that prints its address, and returns its port. */
export async function startServer(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, args, {
    env: { ...readEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, port: Number(/:(\d+)/.exec(line.toString())?.[1]) };
}

/** Returns the value below which this fraction of the values lies; 0.5 is the median. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
