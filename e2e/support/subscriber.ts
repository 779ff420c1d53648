import type { BrowserContext } from '@playwright/test';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { logIn, newFamily, newUsername, PASSWORD, post } from './accounts.ts';
import { expect } from './test.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SUBSCRIBE = path.join(ROOT, 'infra/standalone/dist/subscribe/main.js');
const STUDENTS_OF_A_PARENT = 5;

/** Gives the parent with this address a plan. */
export async function buyPlan(email: string): Promise<void> {
  const env = { ...process.env, LOG_LEVEL: 'error', DATA_DIR: path.dirname(process.env['SEED_FILE'] ?? '') };
  await promisify(execFile)(process.execPath, [SUBSCRIBE, email], { cwd: ROOT, env });
}

/** A parent of this worker's tests, whose plan covers as many students as a parent may have. */
const parent = { email: '', places: 0 };

/** Creates a student whose parent has a plan, and logs them in; returns the username. */
export async function newSubscriber(context: BrowserContext): Promise<string> {
  if (parent.places === 0) {
    const { email } = await newFamily(context);
    await buyPlan(email);
    Object.assign(parent, { email, places: STUDENTS_OF_A_PARENT });
  } else await logIn(context, parent.email);
  parent.places -= 1;
  const username = newUsername();
  await post(context, '/api/profile/students', { username, password: PASSWORD });
  await logIn(context, username);
  await expect.poll(() => subscriptionIn(context)).not.toBeNull();
  await expect.poll(() => statusOfPlannedLevel(context)).toBe(200);
  return username;
}

async function subscriptionIn(context: BrowserContext): Promise<string | null> {
  const answer = await context.request.get('/api/auth/current');
  return ((await answer.json()) as { subscription: string | null }).subscription;
}

async function statusOfPlannedLevel(context: BrowserContext): Promise<number> {
  return (await context.request.get('/api/level/data/python/loops-level2')).status();
}
