import { openLevel, readyToRun } from '../../support/play.ts';
import { SUPPORT_EMAIL } from '../../support/start-platform.ts';
import { expect, test } from '../../support/test.ts';

const PYTHON_FILES = /\/python\/[0-9a-f]{12}\//;

test.describe('an unknown path', () => {
  test.use({ expected: { refusals: [/surely\/not/] } });

  test('is not found, and its page leads on', async ({ page }) => {
    expect((await page.goto('/en/surely/not/a/page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'This path leads nowhere' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the first level' }).click();
    await expect(page.getByRole('heading', { name: 'Breakfast' })).toBeVisible();
  });
});

test('an unsupported prefix leads to English, terms and privacy have real texts, and nothing of the game is loaded', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', request => loaded.push(request.url()));
  await page.goto('/xx/tos');
  await expect(page).toHaveURL(/\/en\/tos$/);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  expect(loaded.filter(url => /\/python\/|\/remotes\/mf-/.test(url))).toEqual([]);
});

test('the privacy page mentions what this site has switched on, and nothing else', async ({ page }) => {
  for (const language of ['ar', 'en']) {
    await page.goto(`/${language}/privacy`);
    await expect(page.getByRole('cell', { name: SUPPORT_EMAIL })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(3);
    await expect(page.getByRole('table').getByText('Google')).toHaveCount(0);
  }
  await expect(page.getByRole('row', { name: 'news mail, which a picture' })).toHaveCount(0);
});

test.describe('a level that does not exist', () => {
  test.use({ expected: { refusals: [/level\/data/] } });

  test('says so and leads on', async ({ page }) => {
    await page.goto('/en/play/python/no-such-level');
    await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the first level' })).toBeVisible();
  });
});

test.describe('a remote that is down', () => {
  test.use({ expected: { refusals: [/remotes\/mf-play/, /Failed to load resource/, /mf_play/] } });

  test('affects only its own part of the page, is reported once, and can be retried', async ({ page }) => {
    const reports: unknown[] = [];
    page.on('request', request => {
      if (request.url().endsWith('/api/client-error')) reports.push(request.postDataJSON());
    });
    await page.route('**/remotes/mf-play/**', route => route.abort());
    await page.goto('/en/');
    await expect(page.getByRole('heading', { name: 'This part of Burrow did not load' })).toBeVisible();
    await page.getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    await page.getByRole('link', { name: 'Burrow, home' }).click();
    await expect(page.getByRole('heading', { name: 'This part of Burrow did not load' })).toBeVisible();
    await page.unroute('**/remotes/mf-play/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await readyToRun(page);
    expect(reports).toEqual([{ remote: 'mf_play', version: '0.1.0', code: 'load', browser: 'chromium' }]);
  });
});

test.describe('the server down', () => {
  test.use({ expected: { refusals: [/api\/level/] } });

  test('a run continues, and says that it was not saved', async ({ page }) => {
    await openLevel(page);
    await page.route('**/api/level/update/**', route => route.abort());
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(
      page.getByText('Your run could not be saved. The code stays in this browser.'),
    ).toBeVisible();
    await expect(page.getByLabel('Output').getByText('Not all goals are met yet')).toBeVisible();
  });
});

test.describe('Python out of reach', () => {
  test.use({ expected: { refusals: [/\/python\//] } });

  test('the page says so, the lesson stays, and a retry starts it', async ({ page }) => {
    await page.route(PYTHON_FILES, route => route.abort());
    await page.goto('/en/');
    const again = page.getByRole('button', { name: 'Python did not start. Try again' });
    await expect(again).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Breakfast' })).toBeVisible();
    await page.unroute(PYTHON_FILES);
    await again.click();
    await readyToRun(page);
  });
});
