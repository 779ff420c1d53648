import { readFile } from 'node:fs/promises';
import { linkIn, logIn, mailTo, newEmail, newFamily, PASSWORD } from '../../support/accounts.ts';
import { accountButton, agree, openAccountMenu, snackbar } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';
import { unzip } from '../../support/unzip.ts';

test('name and language are kept, and another language opens the page in it', async ({ page }) => {
  await newFamily(page.context());
  await page.goto('/en/profile/details');
  const form = page.getByRole('form', { name: 'About you' });
  await form.getByLabel('Full name').fill('Mira H.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(snackbar(page)).toHaveText('Saved.');
  await expect(accountButton(page)).toHaveText('Mira H.');
  await form.getByLabel('Language').selectOption({ label: 'العربية' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/ar\/profile\/details$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('select')).toHaveValue('Arabic');
});

test('a new address takes effect once its owner has opened the link', async ({ page, browser }) => {
  const { email } = await newFamily(page.context());
  const address = newEmail();
  await page.goto('/en/profile/details');
  const form = page.getByRole('form', { name: 'Email address' });
  await form.getByLabel('New email address').fill(address);
  await form.getByLabel('Current password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByText(`We sent an email to ${address}.`)).toBeVisible();
  await expect(page.getByText(`Your address is ${email}.`)).toBeVisible();
  const link = linkIn(await mailTo(page.context(), address, 'Confirm your new address'));
  const stranger = await browser.newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: 'Log in first' })).toBeVisible();
  await stranger.close();
  await page.goto(link);
  await expect(snackbar(page)).toHaveText('Your email has been successfully verified.');
  await page.goto('/en/profile/details');
  await expect(page.getByText(`Your address is ${address}.`)).toBeVisible();
  await mailTo(page.context(), email, 'Your address was changed');
});

test('sessions are listed, ended one by one, and all at once', async ({ page, browser }) => {
  const { email } = await newFamily(page.context());
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  await logIn(elsewhere, email);
  await page.goto('/en/profile/sessions');
  const lines = page.locator('.session-line');
  await expect(lines).toHaveCount(2);
  await expect(lines.filter({ hasText: 'This browser' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Log out Firefox on Linux' }).click();
  await expect(snackbar(page)).toHaveText('Logged out there.');
  await expect(lines).toHaveCount(1);
  expect((await elsewhere.request.get('/api/profile')).status()).toBe(401);
  await logIn(elsewhere, email);
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await agree(page, 'Log out everywhere');
  await expect(page).toHaveURL(/\/en\/login$/);
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  expect((await elsewhere.request.get('/api/profile')).status()).toBe(401);
  await elsewhere.close();
});

test('everything that is stored can be downloaded', async ({ page, browser }) => {
  const { email, usernames } = await newFamily(page.context(), 1);
  const child = await browser.newContext();
  await logIn(child, usernames[0]!);
  const origin = process.env['BASE_URL'] ?? '';
  const draft = { level_slug: 'intro-level1', code: '# by the child' };
  const kept = await child.request.put('/api/level/draft/python', { data: draft, headers: { origin } });
  expect(kept.ok()).toBe(true);
  await child.close();
  await page.goto('/en/profile/data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('burrow-data.zip');
  const files = unzip(await readFile(await file.path()));
  expect(files.get('account.json')).toContain(email);
  expect(files.get('account.json')).not.toContain('password_hash');
  expect(files.get(`students/${usernames[0]}/python/intro-level1.py`)).toBe('# by the child');
  expect(files.get('learning.json')).toContain('intro-level1');
  await expect(page.getByText('The file is in your downloads.')).toBeVisible();
});

test('deletion of the account is scheduled, announced in a banner and cancelled there', async ({ page }) => {
  const { email } = await newFamily(page.context());
  await page.goto('/en/profile/data');
  const form = page.getByRole('form', { name: 'Delete the account' });
  await form.getByLabel('Current password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Delete the account' }).click();
  await agree(page, 'Delete the account');
  const banner = page.locator('.banner--deletion');
  await expect(banner).toContainText('This account will be deleted on');
  const isUncovered = (button: Element): boolean => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await expect(snackbar(page)).toBeVisible();
  expect(await banner.getByRole('button').evaluate(isUncovered)).toBe(true);
  await mailTo(page.context(), email, 'Your account will be deleted');
  await page.goto('/en/tos');
  await banner.getByRole('button', { name: 'Keep the account' }).click();
  await expect(snackbar(page)).toHaveText('The account stays. Nothing was deleted.');
  await expect(banner).toBeHidden();
  await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Log Out' }).click();
  await logIn(page.context(), email);
});
