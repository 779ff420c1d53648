import { enterAs } from '../support/accounts.ts';
import { accountButton } from '../support/site.ts';
import { completeFirstLevel, logInByForm, openFirstLevel } from './journeys.ts';
import { expect, type Page, test } from './test.ts';

/** While the services restart, calls fail; the page repeats them. */
test.use({ expected: { refusals: [/Failed to load resource.*(ERR_|50[234])/, /api\/stream/] } });

const nextStream = (page: Page) =>
  page.waitForResponse(answer => answer.url().includes('/api/stream') && answer.ok(), { timeout: 60_000 });

test('open tabs go on: a level is played and verified, the stream returns, somebody logs in', async ({
  page,
  context,
  site,
}) => {
  const { becomes } = site.combination;
  await enterAs(context, 'pip-hopper');
  const stream = nextStream(page);
  await openFirstLevel(page);
  await expect(accountButton(page)).toBeVisible();
  await stream;

  const returned = nextStream(page);
  await site.become(becomes!);
  await test.step('the level that was open is played', () => completeFirstLevel(page));
  await test.step('the stream returns', () => returned);
  await test.step('the next level is opened', async () => {
    await page.getByRole('dialog').getByRole('button', { name: /next/i }).click();
    await expect(page).toHaveURL(/intro-level2$/);
    await expect(page.locator('main h1').first()).toBeVisible();
  });
});

test('a visitor who had the log-in page open logs in, and goes on to play', async ({ page, site }) => {
  const { combination } = site;
  await site.become(combination);
  await page.goto('/en/login?who=adult');
  await expect(page.locator('form input[type=password]')).toBeVisible();
  await site.become(combination.becomes!);
  await logInByForm(page, 'parent');
  await test.step('a part that was not loaded before', async () => {
    await page.getByRole('link', { name: /home/i }).first().click();
    await expect(page.locator('.ace_editor')).toBeVisible({ timeout: 30_000 });
  });
  await test.step('a page of the shell that was not loaded before', async () => {
    await page.locator('footer').getByRole('link').first().click();
    await expect(page.locator('main h1').first()).toBeVisible();
  });
});
