import { linkIn, logIn, mailTo, newFamily, PASSWORD, post, studentsOf } from '../../support/accounts.ts';
import { accountButton, snackbar } from '../../support/site.ts';
import { expect, test, type Page } from '../../support/test.ts';

const NEW_PASSWORD = 'two grey hamsters';

test.use({ expected: { refusals: [/api\/(auth|profile)/] } });

async function fillIn(page: Page, label: string, login: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('a forgotten password is reset by mail, and sessions elsewhere end', async ({ page, browser }) => {
  const { email } = await newFamily(page.context());
  const elsewhere = await browser.newContext();
  await logIn(elsewhere, email);
  await page.context().clearCookies();

  await page.goto('/en/login?who=adult');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(
    page.getByText(`If ${email} has an account, an email with a link is on its way.`),
  ).toBeVisible();

  await page.goto(linkIn(await mailTo(page.context(), email, 'Choose a new password')));
  await expect(page.getByText(`For the account of ${email}.`)).toBeVisible();
  await expect(page).toHaveURL(/\/en\/reset-password$/);
  await page.getByLabel('New password', { exact: true }).fill('password1');
  await page.getByLabel('Password again').fill('password1');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Many people use this password')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Password again').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  expect((await elsewhere.request.get('/api/profile')).status()).toBe(401);
  await elsewhere.close();

  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await fillIn(page, 'Email', email, PASSWORD);
  await expect(page.getByText('The email address or the password is not right.')).toBeVisible();
  await fillIn(page, 'Email', email, NEW_PASSWORD);
  await expect(accountButton(page)).toHaveText('Mira Haddad');
});

test('a link in a mail works once', async ({ page }) => {
  const { email } = await newFamily(page.context());
  await page.context().clearCookies();
  await post(page.context(), '/api/auth/forgot-password', { email });
  const link = linkIn(await mailTo(page.context(), email, 'Choose a new password'));
  const token = new URL(link, 'http://localhost').searchParams.get('token');
  await post(page.context(), '/api/auth/reset-password', { token, new_password: NEW_PASSWORD });
  await page.goto(link);
  await expect(page.getByText('This link has been used already, or it is too old.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

test('guessing a student’s password means waiting, and a new one from the parent helps at once', async ({
  page,
  browser,
}) => {
  test.slow();
  const parent = await browser.newContext();
  const { usernames } = await newFamily(parent, 1);
  const username = usernames[0]!;
  await page.goto('/en/login');
  for (let failure = 1; failure <= 5; failure++) {
    await fillIn(page, 'Username', username, `no such password ${failure}`);
    await expect(page.getByText('The username or the password is not right.')).toBeVisible();
  }
  await fillIn(page, 'Username', username, PASSWORD);
  await expect(page.getByText('Too many tries. Please wait 1 minute')).toBeVisible();
  await expect(page.getByText('A parent or teacher can set a new password for you.').first()).toBeVisible();

  const edit = await parent.newPage();
  const [student] = await studentsOf(parent);
  await edit.goto(`/en/profile/students/${student!.id}/edit`);
  await edit.getByLabel('New password').fill(NEW_PASSWORD);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(snackbar(edit)).toHaveText('Saved.');
  await parent.close();
  await fillIn(page, 'Username', username, NEW_PASSWORD);
  await expect(accountButton(page)).toHaveText(username);
});

test('the password is changed in the profile, and logs out everywhere else', async ({ page, browser }) => {
  const { email } = await newFamily(page.context());
  const elsewhere = await browser.newContext();
  await logIn(elsewhere, email);
  await page.goto('/en/profile/details');
  const form = page.getByRole('form', { name: 'Password' });
  const change = async (current: string): Promise<void> => {
    await form.getByLabel('Current password').fill(current);
    await form.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await form.getByLabel('New password again').fill(NEW_PASSWORD);
    await form.getByRole('button', { name: 'Change the password' }).click();
  };
  await change('not the one');
  await expect(form.getByText('This is not the password of this account.')).toBeVisible();
  await change(PASSWORD);
  await expect(snackbar(page)).toHaveText('The password has been changed.');
  expect((await elsewhere.request.get('/api/profile')).status()).toBe(401);
  await elsewhere.close();
  await mailTo(page.context(), email, 'Your password was changed');
  await logIn(page.context(), email, NEW_PASSWORD);
});
