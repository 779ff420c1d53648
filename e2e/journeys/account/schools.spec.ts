import { logInAs, newUsername, PASSWORD } from '../../support/accounts.ts';
import { readSeed, seededPerson } from '../../support/seed.ts';
import { accountButton, agree, openAccountMenu } from '../../support/site.ts';
import { readyToRun } from '../../support/play.ts';
import { expect, test } from '../../support/test.ts';

test.describe('at a school', () => {
  test.use({ expected: { refusals: [/api\/auth\/(organization|login-org)/] } });

  test('a student logs in at the page of the school', async ({ page }) => {
    const { login, password } = await seededPerson('zoe');
    await page.goto('/en/login');
    await page.getByRole('link', { name: 'Log in to your school' }).click();
    const slug = page.getByLabel('The school’s short name');
    await slug.fill('nowhere');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'We do not know this school' })).toBeVisible();
    await page.getByRole('link', { name: 'Type the short name' }).click();
    await slug.fill('meadow');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/en\/login-org\/meadow$/);
    await expect(page.getByRole('heading', { name: 'Log in to Meadow School' })).toBeVisible();
    const logIn = async (typed: string): Promise<void> => {
      await page.getByLabel('Username or email').fill(login);
      await page.getByLabel('Password', { exact: true }).fill(typed);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
    };
    await logIn('not the one');
    await expect(page.getByText('The username or the password is not right.')).toBeVisible();
    await logIn(password);
    await readyToRun(page);
    await expect((await openAccountMenu(page)).getByRole('menuitem').first()).toHaveText('zoeClass 4a');
  });

  test('a link of the teacher makes a student of the class', async ({ page }) => {
    const { classCode } = await readSeed();
    const username = newUsername();
    await page.goto(`/en/class-signup#code=${classCode}`);
    await expect(page).toHaveURL(/\/en\/class-signup$/);
    await page.getByRole('textbox', { name: 'Username' }).fill(username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('The same password again').fill(PASSWORD);
    await page.getByRole('radio', { name: 'Owl' }).check();
    await page.getByRole('button', { name: 'Join the class' }).click();
    await readyToRun(page);
    await expect((await openAccountMenu(page)).getByRole('menuitem').first()).toHaveText(
      `${username}Class 4a`,
    );
  });
});

test('staff find a person, act as them, and go back by the banner', async ({ page }) => {
  await logInAs(page.context(), 'staff');
  await page.goto('/en/staff');
  await page.getByLabel('Search', { exact: true }).selectOption({ label: 'Organizations' });
  await page.getByLabel('Part of a name or short name').fill('mead');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: 'Its people Meadow School' }).click();
  await expect(page.getByText('Only in Meadow School.')).toBeVisible();
  await page.getByLabel('Part of an email address').fill('teacher@');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.locator('.found')).toHaveCount(2);
  await page.getByRole('button', { name: 'Search everywhere' }).click();
  await page.getByLabel('Search', { exact: true }).selectOption({ label: 'Students' });
  await page.getByLabel('Part of a username').fill('pip');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('button', { name: 'Impersonate pip-hopper' }).click();
  await expect(page.getByRole('dialog', { name: 'Act as pip-hopper?' })).toBeVisible();
  await agree(page, 'Begin');

  const banner = page.locator('.banner--impersonation');
  await expect(banner).toContainText('You are acting as pip-hopper.');
  await expect(accountButton(page)).toHaveText('pip-hopper');
  await page.goto('/en/tos');
  await banner.getByRole('button', { name: 'Back to my own account' }).click();
  await expect(page).toHaveURL(/\/en\/impersonate$/);
  await expect(accountButton(page)).toHaveText('Stella Staff');
  await expect(banner).toBeHidden();
});

test('an administrator acts as a teacher of the school', async ({ page }) => {
  await logInAs(page.context(), 'admin');
  await page.goto('/en/impersonate');
  await expect(page.getByLabel('Search', { exact: true }).getByRole('option')).toHaveText([
    'Users',
    'Students',
  ]);
  await page.getByLabel('Part of an email address').fill('teacher');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('.found')).toHaveCount(2);
  await page.getByRole('button', { name: 'Impersonate teacher@seed.burrow.example' }).click();
  await agree(page, 'Begin');
  await expect(accountButton(page)).toHaveText('Tom Teacher');
  await page.locator('.banner--impersonation').getByRole('button').click();
  await expect(accountButton(page)).toHaveText('Ada Admin');
});
