import type { BrowserContext } from '@playwright/test';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { logIn, newFamily } from './accounts.ts';
import { expect } from './test.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SUBSCRIBE = path.join(ROOT, 'infra/standalone/dist/subscribe/main.js');

async function buyPlan(email: string): Promise<void> {
  const env = { ...process.env, LOG_LEVEL: 'error', DATA_DIR: path.dirname(process.env['SEED_FILE'] ?? '') };
  await promisify(execFile)(process.execPath, [SUBSCRIBE, email], { cwd: ROOT, env });
}

/** A new student whose parent has a plan, signed in here; gives the username. */
export async function newSubscriber(context: BrowserContext): Promise<string> {
  const { email, usernames } = await newFamily(context, 1);
  await buyPlan(email);
  const [username = ''] = usernames;
  await logIn(context, username);
  await expect
    .poll(async () => (await context.request.get('/api/level/data/python/loops-level2')).status())
    .toBe(200);
  await expect
    .poll(async () => {
      const answer = await context.request.get('/api/auth/current');
      return ((await answer.json()) as { subscription: string | null }).subscription;
    })
    .not.toBeNull();
  return username;
}
