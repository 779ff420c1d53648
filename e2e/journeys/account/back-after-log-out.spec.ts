import { newFamily } from '../../support/accounts.ts';
import { CHROMIUM_ARGS, CHROMIUM_PATH } from '../../support/chromium.ts';
import { openAccountMenu } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

// The back/forward cache is on, as in everybody's browser.
test.use({
  launchOptions: {
    executablePath: CHROMIUM_PATH,
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('Back after log-out shows nothing of the former user', async ({ page, context }) => {
  const { usernames } = await newFamily(context, 1);
  await page.goto('/en/profile/students');
  await expect(page.getByText(usernames[0]!).first()).toBeVisible();
  await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/en\/login/);
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  await expect(page.getByText(usernames[0]!)).toHaveCount(0);
});
