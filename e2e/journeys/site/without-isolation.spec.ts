import type { BrowserContext, Page } from '@playwright/test';
import { linkIn, mailTo, newEmail, PASSWORD } from '../../support/accounts.ts';
import { type Platform, startPlatform } from '../../support/platform.ts';
import {
  chooseTurbo,
  dialog,
  openLevel,
  REFERENCE,
  runButton,
  stopButton,
  writeCode,
  pasteCode,
} from '../../support/play.ts';
import { expect, listenForNoise, test } from '../../support/test.ts';

let platform: Platform;
let context: BrowserContext;

// One platform for both, and one browser, which loads Python once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ browser }) => {
  platform = await startPlatform({ ISOLATION: 'off' });
  context = await browser.newContext({ baseURL: platform.url });
});
test.afterAll(async () => {
  await context.close();
  await platform.stop();
});

/** A quiz needs an account. */
async function signUp(): Promise<void> {
  const email = newEmail();
  const send = async (path: string, data: object): Promise<void> => {
    const answer = await context.request.post(path, { data, headers: { origin: platform.url } });
    expect([path, answer.status()]).toEqual([path, 200]);
  };
  const person = { full_name: 'Mira Haddad', email, password: PASSWORD, verify_password: PASSWORD };
  await send('/api/auth/signup', { ...person, role: 'parent', is_old_enough: true });
  const link = new URL(linkIn(await mailTo(context, email, 'Confirm your address')), platform.url);
  await send('/api/auth/confirm-email', { token: link.searchParams.get('token') });
}

/** A page of the site without isolation, and what it complains of. */
async function openPage(): Promise<{ page: Page; noise: readonly string[] }> {
  const page = await context.newPage();
  return { page, noise: listenForNoise(page) };
}

test('the game works without shared memory, including Stop', async () => {
  const { page, noise } = await openPage();
  await openLevel(page);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  await writeCode(page, 'while True:\n    pass');
  await runButton(page).click();
  await stopButton(page).click();
  await expect(page.getByLabel('Output').getByText('Stopped.')).toBeVisible();
  await pasteCode(page, REFERENCE['intro-level1']!);
  await chooseTurbo(page);
  await expect(runButton(page)).toBeEnabled({ timeout: 30_000 });
  await runButton(page).click();
  await expect(dialog(page, 'Level complete')).toBeVisible();
  expect(noise).toEqual([]);
  await page.close();
});

test('a program is run, stopped and handed in without shared memory', async () => {
  await signUp();
  const { page, noise } = await openPage();
  await page.goto('/en/quiz/python/1/question/10');
  const program = page.getByRole('textbox', { name: 'Your program' });
  await program.fill('while True:\n    pass');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByText('Python is starting.')).toBeHidden({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Run' })).toBeVisible();
  await program.fill('text = player.read()');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByText('Your program ran to the end.')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('region', { name: 'About your answer' })).toContainText('Not quite');
  expect(noise).toEqual([]);
  await page.close();
});
