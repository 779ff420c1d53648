import { newSchool, newSlug } from '../../support/schools.ts';
import { letsIn } from '../../support/school-steps.ts';
import { expect, test, type Page } from '../../support/test.ts';

/** Goes to the school in which they do not work now: there are two. */
async function worksInTheOther(adult: Page): Promise<void> {
  await adult.goto('/en/profile/details');
  const schools = adult.getByRole('region', { name: 'Your schools' });
  await expect(schools.getByRole('listitem')).toHaveCount(2);
  await schools.getByRole('button', { name: 'Work at Hillbrook School' }).click();
  await expect(adult.getByText('You work at Hillbrook School now.')).toBeVisible();
}

test('who administers a school asks another one, is let in, teaches there, and goes back to their own', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const adult = await context.newPage();
  const { slug } = await newSchool(page.context());
  await newSchool(context);
  await adult.goto(`/en/organization/join?school=${slug}`);
  await expect(adult.getByText('You can ask another school too.', { exact: false })).toBeVisible();
  await adult.getByRole('button', { name: 'Ask to join' }).click();
  await expect(adult.getByRole('heading', { name: 'You have asked to join Hillbrook School' })).toBeVisible();
  await letsIn(page);
  await worksInTheOther(adult);
  await adult.goto('/en/organization/membership');
  await expect(adult.getByText(/You have been a teacher at Hillbrook School/)).toBeVisible();
  await worksInTheOther(adult);
  await adult.goto('/en/organization/teachers');
  await expect(adult.getByRole('heading', { name: 'Teachers', exact: true })).toBeVisible();
  await context.close();
});

test('who administers a school registers one more with the same account, and has both', async ({ page }) => {
  await newSchool(page.context());
  await page.goto('/en/organization/join');
  await page.getByRole('link', { name: 'Or register a school of your own' }).click();
  await expect(page.getByText(/Hillbrook School stays yours/)).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Oak School');
  await page.getByLabel('Short name').fill(newSlug());
  await page.getByLabel(/I may accept the agreement/).check();
  await page.getByLabel('My organization may let its students use Burrow').check();
  await page.getByRole('button', { name: 'Register the organization' }).click();
  await expect(page).toHaveURL(/\/en\/organization\/classes$/);
  await expect(page.getByRole('heading', { name: 'No classes yet' })).toBeVisible();
  await worksInTheOther(page);
});
