import { startPlatform } from '../../support/platform.ts';
import { expect, listenForNoise, test } from '../../support/test.ts';

test('a program is run, stopped and handed in without shared memory', async ({ browser }) => {
  const platform = await startPlatform({ ISOLATION: 'off' });
  const page = await browser.newPage({ baseURL: platform.url });
  const noise = listenForNoise(page);
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
  await platform.stop();
});
