import type { Browser, Page } from '@playwright/test';
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

// One platform for both.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  platform = await startPlatform({ ISOLATION: 'off' });
});
test.afterAll(() => platform.stop());

/** A page of the site without isolation, and what it complains of. */
async function openPage(browser: Browser): Promise<{ page: Page; noise: readonly string[] }> {
  const page = await browser.newPage({ baseURL: platform.url });
  return { page, noise: listenForNoise(page) };
}

test('the game works without shared memory, including Stop', async ({ browser }) => {
  const { page, noise } = await openPage(browser);
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

test('a program is run, stopped and handed in without shared memory', async ({ browser }) => {
  const { page, noise } = await openPage(browser);
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
  await expect(page.getByText('The program has come to its end.')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('region', { name: 'About your answer' })).toContainText('Not quite');
  expect(noise).toEqual([]);
  await page.close();
});
