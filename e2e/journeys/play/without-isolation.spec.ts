import { startPlatform } from '../../support/platform.ts';
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

test('the game works without shared memory, including Stop', async ({ browser }) => {
  const platform = await startPlatform({ ISOLATION: 'off' });
  const page = await browser.newPage({ baseURL: platform.url });
  const noise = listenForNoise(page);
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
  await platform.stop();
});
