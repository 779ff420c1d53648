import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const START_LIMIT_MS = 60_000;

/** One running platform, as `npm start` runs it. */
export interface Platform {
  readonly url: string;
  readonly dataDirectory: string;
  /** Stops it; by default as Ctrl-C does. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

async function waitUntilReady(url: string, process: ChildProcess): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit) {
    if (process.exitCode !== null) throw new Error(`the platform ended with ${process.exitCode}`);
    const answer = await fetch(`${url}/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error('the platform did not become ready');
}

interface BuiltPlatform {
  /** The checkout that it is built in; by default this one. */
  readonly root?: string;
  /** The file, open for writing, that its log goes to; by default this process's standard error. */
  readonly log?: number;
}

/** Starts the built platform on a free port, or on `env.PORT`, with a data folder of its own unless one is given. */
export async function startPlatform(
  env: Record<string, string> = {},
  dataDirectory?: string,
  { root = ROOT, log }: BuiltPlatform = {},
): Promise<Platform> {
  const port = env['PORT'] ?? String(await freePort());
  const directory = dataDirectory ?? (await mkdtemp(path.join(tmpdir(), 'burrow-e2e-')));
  const child = spawn(process.execPath, [path.join(root, 'infra/standalone/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', 'ignore', log ?? 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'error', ...env, PORT: port, DATA_DIR: directory },
  });
  const url = `http://localhost:${port}`;
  await waitUntilReady(url, child);
  return {
    url,
    dataDirectory: directory,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, 'exit');
      }
      if (!dataDirectory && signal !== 'SIGKILL') await rm(directory, { recursive: true, force: true });
    },
  };
}
