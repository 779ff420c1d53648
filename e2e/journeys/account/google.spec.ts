import { forgetSession, newEmail, PASSWORD } from '../../support/accounts.ts';
import { startWithGoogle } from '../../support/google.ts';
import type { Platform } from '../../support/platform.ts';
import { accountButton, snackbar } from '../../support/site.ts';
import { expect, test, type Page } from '../../support/test.ts';
import type { TestProvider } from '../../../services/account/test/google.harness.ts';

let google: TestProvider;
let platform: Platform;

// One platform and one Google for all of them.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  ({ google, platform } = await startWithGoogle());
});
test.afterAll(async () => {
  await platform.stop();
  await google.stop();
});

const LEVEL = '/en/play/python/intro-level2';
const withGoogle = (page: Page) => page.getByRole('link', { name: 'Continue with Google' });

test('a visitor with Google: cancels, makes an account, comes back to the level, and manages the link', async ({
  page,
}) => {
  google.person = { sub: newEmail(), email: newEmail(), email_verified: true, name: 'Gita Google' };
  await page.goto(platform.url + LEVEL);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await withGoogle(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost there');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account');

  await withGoogle(page).click();
  await expect(page.getByLabel('Your full name')).toHaveValue('Gita Google');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByText('You have to be 13 or older')).toBeVisible();
  await page.getByLabel('I am 13 or older.').check();
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page).toHaveURL(platform.url + LEVEL);
  await expect(accountButton(page)).toHaveText('Gita Google');

  await page.goto(`${platform.url}/en/profile/details`);
  await expect(page.getByText('that is your only way in')).toBeVisible();
  const password = page.getByRole('form', { name: 'Password' });
  await password.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await password.getByLabel('New password again').fill(PASSWORD);
  await password.getByRole('button', { name: 'Set a password' }).click();
  const panel = page.getByRole('form', { name: 'Log in with Google' });
  await panel.getByLabel('Current password').fill(PASSWORD);
  await panel.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(snackbar(page)).toHaveText('Your Google account is no longer linked.');
  await expect(panel.getByRole('button', { name: 'Link a Google account' })).toBeVisible();
  await panel.getByLabel('Current password').fill(PASSWORD);
  await panel.getByRole('button', { name: 'Link a Google account' }).click();
  await expect(page.getByText('Your Google account is now linked.')).toBeVisible();

  await forgetSession(page);
  await page.goto(`${platform.url}/en/login?next=%2Fguide%2Fcommands`);
  await withGoogle(page).click();
  await expect(page).toHaveURL(`${platform.url}/en/guide/commands`);
  await expect(accountButton(page)).toHaveText('Gita Google');
});

test('a site with Google names it on the privacy page, and reports an address that it has not verified', async ({
  page,
}) => {
  await page.goto(`${platform.url}/en/privacy`);
  await expect(page.getByRole('row', { name: 'the number by which Google knows you' })).toHaveCount(2);
  google.person = { sub: newEmail(), email: newEmail(), email_verified: false };
  await page.goto(`${platform.url}/ar/signup`);
  await page.locator('.google-button').click();
  await expect(page.getByRole('alert')).toContainText('لم تؤكّد Google عنوان بريد هذا الحساب');
});
