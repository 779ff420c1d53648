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

const updated = (page: Page) =>
  page.waitForResponse(answer => answer.url().includes('/api/level/update/') && answer.ok());

test('a reload keeps the code that was typed, and it is on the server, not only in this browser', async ({
  page,
}) => {
  await openLevel(page);
  await writeCode(page, '# half a thought');
  await page.reload();
  await readyToRun(page);
  expect(await codeOf(page)).toBe('# half a thought');
  const kept = page.waitForResponse(
    answer => (answer.request().postData() ?? '').includes('# kept by the server') && answer.ok(),
  );
  await writeCode(page, '# kept by the server');
  await kept;
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await readyToRun(page);
  expect(await codeOf(page)).toBe('# kept by the server');
});

test('code and completion survive a server stop, even a sudden one', async ({ browser }) => {
  const first = await startPlatform();
  const page = await browser.newPage({ baseURL: first.url });
  await openLevel(page);
  await chooseTurbo(page);
  await pasteCode(page, REFERENCE['intro-level1']!);
  const saved = updated(page);
  await runButton(page).click();
  await saved;
  await expect(dialog(page, 'Level complete')).toBeVisible();
  const cookies = await page.context().cookies();
  await page.close();
  await first.stop('SIGKILL');

  const second = await startPlatform({}, first.dataDirectory);
  const context = await browser.newContext({ baseURL: second.url });
  await context.addCookies(cookies);
  const again = await context.newPage();
  const noise = listenForNoise(again);
  await openLevel(again);
  expect(await codeOf(again)).toBe(REFERENCE['intro-level1']);
  await expect(again.getByRole('link', { name: /Level 1: Breakfast, completed/ })).toBeVisible();
  expect(noise).toEqual([]);
  await context.close();
  await second.stop();
});
