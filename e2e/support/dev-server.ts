import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { expect, type Page } from './test.ts';

const COMPILED_WITHIN_MS = 120_000;

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The folders of all remotes. */
export const REMOTES = globSync('mf-*/package.json', { cwd: ROOT })
  .map(file => path.dirname(file))
  .toSorted();

export interface DevServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the `dev` script of a remote on a free port, and waits until it answers. */
export async function startDevServer(folder: string): Promise<DevServer> {
  const port = await freePort();
  const child = spawn('npm', ['run', 'dev', '--', '--port', String(port)], {
    cwd: folder,
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}/`;
  const limit = Date.now() + COMPILED_WITHIN_MS;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > limit)
      throw new Error(`${folder}: npm run dev does not answer`);
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  return {
    url,
    stop: async () => {
      // npm and the server that it started are one group.
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

/**
 * `npm run dev` of a remote compiles it, and shows its development page without an error.
 * @param also what is looked at besides, given the page's address
 */
export async function expectDevelopmentPage(
  page: Page,
  remote: string,
  also?: (url: string) => Promise<void>,
): Promise<void> {
  const server = await startDevServer(path.join(ROOT, remote));
  try {
    await page.goto(server.url);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
    await expect(page).toHaveTitle(/ · Burrow$/);
    await also?.(server.url);
    // A picture that is still on its way when the server stops would count as an error of the page.
    await page.waitForLoadState('networkidle');
  } finally {
    await server.stop();
  }
}
