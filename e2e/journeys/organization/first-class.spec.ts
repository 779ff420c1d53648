import { linkIn, mailTo, newEmail, PASSWORD, post } from '../../support/accounts.ts';
import { openAccountMenu, snackbar } from '../../support/site.ts';
import { expect, test, type Page } from '../../support/test.ts';

/** A new administrator with a confirmed address, logged in here, without a school. */
async function newAdmin(page: Page): Promise<void> {
  const email = newEmail();
  const person = { full_name: 'Omar Saleh', email, password: PASSWORD, verify_password: PASSWORD };
  const context = page.context();
  await post(context, '/api/auth/signup', {
    ...person,
    role: 'organization_administrator',
    is_old_enough: true,
  });
  const link = linkIn(await mailTo(context, email, 'Confirm your address'));
  await post(context, '/api/auth/confirm-email', {
    token: new URL(link, 'http://localhost').searchParams.get('token'),
  });
}

/** Short names have letters only. */
const newSlug = (): string =>
  `hill-${Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => String.fromCharCode(97 + (byte % 26))).join('')}`;

test.describe('an administrator', () => {
  test.use({ expected: { refusals: [/api\/organization\/current/] } });

  test('registers a school and makes its first class', async ({ page }) => {
    await newAdmin(page);
    await page.goto('/en/tos');
    await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Organization Details' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Hillbrook School');
    const slug = page.getByLabel('Short name');
    await slug.fill('meadow');
    await expect(page.getByText('Another organization has this short name.')).toBeVisible();
    await slug.fill(newSlug());
    await expect(page.getByText('This short name is free.')).toBeVisible();
    await page.getByLabel(/I may accept the agreement/).check();
    await page.getByLabel('My organization may let its students use Burrow').check();
    await page.getByRole('button', { name: 'Register the organization' }).click();

    await expect(page).toHaveURL(/\/en\/organization\/classes$/);
    await expect(page.getByRole('heading', { name: 'No classes yet' })).toBeVisible();
    await page.getByRole('link', { name: 'Add a class' }).click();
    await page.getByLabel('Name of the class').fill('5 Willow');
    await page.getByRole('checkbox', { name: 'Loops' }).uncheck();
    await page.getByLabel('No skipping').check();
    await page.getByRole('group', { name: 'Teachers of this class' }).getByLabel('Omar Saleh').check();
    await page.getByRole('button', { name: 'Add a class' }).click();
    await expect(snackbar(page)).toHaveText('5 Willow is ready.');
    await expect(page.getByText('Taught by Omar Saleh.')).toBeVisible();
    await expect(page.getByRole('main').getByText('Chosen chapters')).toBeVisible();

    await page.getByRole('link', { name: 'Organization details' }).click();
    await expect(page.getByText('Room for 30 students.')).toBeVisible();
  });
});
