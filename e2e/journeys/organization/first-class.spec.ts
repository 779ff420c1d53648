import { newAdmin, newSlug } from '../../support/schools.ts';
import { openAccountMenu, snackbar } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

test.describe('an administrator', () => {
  test.use({ expected: { refusals: [/api\/organization\/current/] } });

  test('registers a school and makes its first class', async ({ page }) => {
    await newAdmin(page.context());
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
