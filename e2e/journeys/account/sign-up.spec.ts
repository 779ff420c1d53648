import { lastPlayedIs, linkIn, mailTo, newEmail, newUsername, PASSWORD } from '../../support/accounts.ts';
import { accountMenu, openAccountMenu, snackbar } from '../../support/site.ts';
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
import { expect, test, type Page } from '../../support/test.ts';

async function completeFirstLevel(page: Page): Promise<void> {
  await openLevel(page);
  await chooseTurbo(page);
  await pasteCode(page, REFERENCE['intro-level1']!);
  const saved = page.waitForResponse(answer => answer.url().includes('/api/level/update/') && answer.ok());
  await runButton(page).click();
  await saved;
  await dialog(page, 'Level complete').getByRole('button', { name: 'Next level' }).click();
  await expect(page).toHaveURL(/intro-level2$/);
}

async function runOnce(page: Page): Promise<void> {
  await readyToRun(page);
  await writeCode(page, 'print("hello")');
  const saved = page.waitForResponse(answer => answer.url().includes('/api/level/update/') && answer.ok());
  await runButton(page).click();
  await saved;
}

async function signUp(page: Page, email: string, username: string): Promise<void> {
  await page.getByLabel('Your full name').fill('Mira Haddad');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
  await page.getByRole('button', { name: 'Add a first student now' }).click();
  const student = page.getByRole('group', { name: 'First student' });
  await student.getByRole('button', { name: 'Make one up' }).click();
  await expect(student.getByLabel('Username')).not.toHaveValue('');
  await student.getByLabel('Username').fill(username);
  await expect(student.getByText(`${username} is free.`)).toBeVisible();
  await student.getByLabel("The student's password").fill(PASSWORD);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByText('You have to be 13 or older')).toBeVisible();
  await page.getByLabel('I am 13 or older.').check();
  await page.getByRole('button', { name: 'Create the account' }).click();
}

test('a visitor signs up with a first student, and keeps code and completion; the child logs in', async ({
  page,
}) => {
  const [email, username] = [newEmail(), newUsername()];
  await completeFirstLevel(page);
  await runOnce(page);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await signUp(page, email, username);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText(`We have sent an email to ${email}.`)).toBeVisible();

  const link = linkIn(await mailTo(page.context(), email, 'Confirm your address'));
  await page.getByRole('link', { name: 'Open the outbox of this machine' }).click();
  const mail = page.getByRole('listitem').filter({ hasText: email });
  await mail.getByRole('link', { name: link }).click();
  await expect(snackbar(page)).toHaveText('Your email has been successfully verified.');
  await lastPlayedIs(page.context(), username, 'intro-level2');
  await openLevel(page);
  expect(await codeOf(page)).toBe(REFERENCE['intro-level1']);
  await expect(page.getByRole('link', { name: /Level 1: Breakfast, completed/ })).toBeVisible();

  await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Log Out' }).click();
  await page.getByRole('link', { name: 'Log In' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill(username.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/play\/python\/intro-level2$/);
  await readyToRun(page);
  expect(await codeOf(page)).toBe('print("hello")');
  await openAccountMenu(page);
  await expect(accountMenu(page).getByRole('menuitem')).toHaveText([
    username,
    'My Profile',
    'Choose Avatar',
    'Choose Course',
    'My Certificates',
    'My Badges',
    'Log Out',
  ]);
});
