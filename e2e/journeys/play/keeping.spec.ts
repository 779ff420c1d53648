import { startPlatform } from '../../support/platform.ts';
import {
  chooseTurbo,
  codeOf,
  dialog,
  openLevel,
  readyToRun,
  REFERENCE,
  runButton,
  writeCode,
  pasteCode,
} from '../../support/play.ts';
import { expect, listenForNoise, test, type Page } from '../../support/test.ts';

/** The answer to a request that has these words. */
const answered = (page: Page, words: string) =>
  page.waitForResponse(answer => (answer.request().postData() ?? '').includes(words) && answer.ok());

test('a reload keeps the code that was typed, and it is on the server, not only in this browser', async ({
  page,
}) => {
  await openLevel(page);
  await writeCode(page, '# half a thought');
  await page.reload();
  await readyToRun(page);
  expect(await codeOf(page)).toBe('# half a thought');
  const kept = answered(page, '# kept by the server');
  await writeCode(page, '# kept by the server');
  await kept;
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await readyToRun(page);
  expect(await codeOf(page)).toBe('# kept by the server');
});

test('code and completion survive a server stop, even a sudden one', async ({ browser }) => {
  const first = await startPlatform();
  const context = await browser.newContext({ baseURL: first.url });
  const page = await context.newPage();
  await openLevel(page);
  await chooseTurbo(page);
  await pasteCode(page, REFERENCE['intro-level1']!);
  const saved = answered(page, '"COMPLETE"');
  await runButton(page).click();
  await saved;
  await expect(dialog(page, 'Level complete')).toBeVisible();
  await page.close();
  await first.stop('SIGKILL');

  const second = await startPlatform({ PORT: new URL(first.url).port }, first.dataDirectory);
  const again = await context.newPage();
  await again.addInitScript(() => localStorage.clear());
  const noise = listenForNoise(again);
  await openLevel(again);
  expect(await codeOf(again)).toBe(REFERENCE['intro-level1']);
  await expect(again.getByRole('link', { name: /Level 1: Breakfast, completed/ })).toBeVisible();
  expect(noise).toEqual([]);
  await context.close();
  await second.stop();
});
