import { startPlatform } from '../support/platform.ts';
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
} from '../support/play.ts';
import { expect, listenForNoise, test, type Page } from '../support/test.ts';

const updated = (page: Page) =>
  page.waitForResponse(answer => answer.url().includes('/api/level/update/') && answer.ok());

test('a reload keeps the code that was typed', async ({ page }) => {
  await openLevel(page);
  await writeCode(page, '# half a thought');
  await page.reload();
  await readyToRun(page);
  expect(await codeOf(page)).toBe('# half a thought');
});

test('the code is on the server, not only in this browser', async ({ page }) => {
  await openLevel(page);
  await writeCode(page, '# kept by the server');
  await page.waitForResponse(answer => answer.url().includes('/api/level/draft/') && answer.ok());
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

test.describe('the day’s runs', () => {
  test.use({ expected: { refusals: [/level\/update/] } });

  test('the run after the day’s last is refused, and says how to continue', async ({ page, request }) => {
    await openLevel(page);
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const origin = new URL(page.url()).origin;
    for (let run = 1; run <= 10; run += 1) {
      const answer = await request.post('/api/level/update/python', {
        headers: { cookie, origin, 'sec-fetch-site': 'same-origin' },
        data: { last_status: 'in_progress', last_code_executed: 'print(1)', level_slug: 'intro-level1' },
      });
      expect(answer.status()).toBe(200);
    }
    await writeCode(page, 'while True:\n    pass');
    await runButton(page).click();
    const refused = dialog(page, 'Sign Up to Continue');
    await expect(refused).toContainText(
      "You've used all your attempts for the day. Sign up to get more attempts.",
    );
    await refused.getByRole('button', { name: 'Close' }).last().click();
    await expect(runButton(page)).toBeEnabled();
    expect(await codeOf(page)).toBe('while True:\n    pass');
  });
});
