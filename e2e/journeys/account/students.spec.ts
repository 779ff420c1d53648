import { atRest } from '../../support/dialogs.ts';
import {
  forgetSession,
  lastPlayedIs,
  newFamily,
  newUsername,
  PASSWORD,
  post,
} from '../../support/accounts.ts';
import { agree, openAccountMenu, snackbar } from '../../support/site.ts';
import { codeOf, openLevel, readyToRun, runButton, writeCode } from '../../support/play.ts';
import { expect, test, type Page } from '../../support/test.ts';

const card = (page: Page, username: string) => page.getByRole('article').filter({ hasText: username });

test('a parent adds a student, reads on the card how they log in, and the card logs them in', async ({
  page,
}) => {
  await newFamily(page.context());
  const username = newUsername();
  await page.goto('/en/profile/students');
  await page.getByRole('link', { name: 'Add a student' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Full name').fill('Noor');
  await page.getByRole('textbox', { name: /^Age/ }).fill('9');
  await page.getByRole('radio', { name: 'Fox' }).check();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Add a student' }).click();
  await expect(snackbar(page)).toHaveText(`${username} has been added.`);

  const made = page.waitForResponse(answer => answer.url().endsWith('/login-card') && answer.ok());
  await page.getByRole('button', { name: 'Make a card' }).click();
  const { card: secret } = (await (await made).json()) as { card: string };
  await expect(page.getByRole('img', { name: 'Code to log in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeFocused();

  // The child sits down at the same computer.
  await forgetSession(page);
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await page.goto(`/en/login#card=${secret}`);
  await expect(page.getByRole('button', { name: `Account menu of ${username}` })).toBeVisible();
  expect(page.url()).not.toContain(secret);
  expect(asked.filter(url => url.includes(secret) && !url.includes('#'))).toEqual([]);
  await page.goBack().catch(() => undefined);
  expect(page.url()).not.toContain(secret);
});

test('up to five students, each can be edited and removed', async ({ page }) => {
  const { usernames } = await newFamily(page.context(), 5);
  await page.goto('/en/profile/students');
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Add a student' })).toBeDisabled();
  await expect(page.getByText('An account has room for 5 students.')).toBeVisible();

  await page.getByRole('button', { name: 'Student log-ins' }).click();
  const dialog = page.getByRole('dialog');
  for (const username of usernames) await expect(dialog).toContainText(username);
  await atRest(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const [first, second] = usernames as [string, string];
  const renamed = newUsername();
  await card(page, first)
    .getByRole('link', { name: `Edit ${first}` })
    .click();
  await page.getByLabel('Username').fill(second);
  await expect(page.getByText('Somebody has this name already.')).toBeVisible();
  await page.getByLabel('Username').fill(renamed);
  await page.getByLabel('Full name').fill('Sami');
  await page.getByRole('radio', { name: 'Cat' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(snackbar(page)).toHaveText('Saved.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(renamed);

  await page.goto('/en/profile/students');
  await card(page, second)
    .getByRole('link', { name: `Edit ${second}` })
    .click();
  await page.getByRole('button', { name: `Delete ${second}` }).click();
  await agree(page, 'Delete the student');
  await expect(snackbar(page)).toHaveText(`${second} has been deleted.`);
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Add a student' })).toBeEnabled();
});

test('a chosen student continues where they stopped, and their page shows progress and code', async ({
  page,
}) => {
  const { usernames } = await newFamily(page.context(), 2);
  const [first, second] = usernames as [string, string];
  await page.goto('/en/tos');
  const choose = async (username: string): Promise<void> => {
    await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Choose Student' }).click();
    await page
      .getByRole('dialog', { name: 'Choose Student' })
      .getByRole('button', { name: username })
      .click();
  };
  await choose(first);
  await expect(snackbar(page)).toHaveText(`${first} is learning now.`);
  await openLevel(page, 'intro-level2');
  await writeCode(page, '# half a thought');
  const kept = page.waitForResponse(answer => answer.url().includes('/api/level/update/') && answer.ok());
  await runButton(page).click();
  await kept;
  await lastPlayedIs(page.context(), first, 'intro-level2');
  await page.goto('/en/tos');
  await choose(second);
  await expect(snackbar(page)).toHaveText(`${second} is learning now.`);
  await choose(first);
  await expect(page).toHaveURL(/\/en\/play\/python\/intro-level2$/);
  await readyToRun(page);
  expect(await codeOf(page)).toBe('# half a thought');

  await (await openAccountMenu(page)).getByRole('menuitem', { name: first }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  await page.locator('.chapter__head').first().click();
  await page.locator('.level-line__head').filter({ hasText: 'Out of the gate' }).click();
  await expect(page.getByLabel('Code of Out of the gate')).toHaveText('# half a thought');
  await page.getByRole('link', { name: 'Keep playing' }).click();
  await expect(page).toHaveURL(/\/en\/play\/python\/intro-level2$/);
});

test('the avatar is chosen from twenty-four, and shows at once', async ({ page }) => {
  const { usernames } = await newFamily(page.context(), 1);
  await forgetSession(page);
  await post(page.context(), '/api/auth/login', { login: usernames[0], password: PASSWORD });
  await page.goto('/en/profile');
  await expect(page.getByText(`You are ${usernames[0]}.`)).toBeVisible();
  await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Choose Avatar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose Avatar' });
  await expect(dialog.getByRole('radio')).toHaveCount(24);
  await dialog.getByText('Dragon', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(snackbar(page)).toHaveText('Your animal is now: Dragon.');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('Dragon')).toBeVisible();
});
