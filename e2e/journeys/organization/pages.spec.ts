import { enterAs } from '../../support/accounts.ts';
import { expectSound } from '../../support/soundness.ts';
import { expect, test, type Page } from '../../support/test.ts';

test.describe.configure({ timeout: 120_000 });

async function expectPageSound(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  await expectSound(page);
}

for (const language of ['en', 'ar'] as const)
  test(`the pages of a school are sound on all devices in ${language}`, async ({ page }) => {
    await enterAs(page.context(), 'admin');
    const area = `/${language}/organization`;
    for (const path of [
      'details',
      'classes',
      'classes/add',
      'classes/over-time',
      'classes/archived',
      'students',
      'students/add',
      'students/unused',
      'teachers',
      'teachers/add',
      'join',
      'students/import',
    ])
      await expectPageSound(page, `${area}/${path}`);
    await page.goto(`${area}/classes`);
    await page.locator('main tbody a').first().click();
    await expect(page.locator('main tbody input').first()).toBeVisible();
    await expectPageSound(page, page.url());
    const ofClass = page.url();
    for (const path of ['edit', 'report', 'cards', 'pictures'])
      await expectPageSound(page, `${ofClass}/${path}`);
  });

test('a teacher sees their own classes, and changes one', async ({ page }) => {
  await enterAs(page.context(), 'teacher');
  await page.goto('/en/organization');
  await expect(page).toHaveURL(/\/en\/organization\/classes$/);
  await expect(page.getByRole('navigation', { name: 'Organization' }).getByRole('link')).toHaveText([
    'Classes',
    'Students',
    'My membership',
  ]);
  await page.getByRole('link', { name: 'Class 4a' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'zoe' })).toBeVisible();
  await page.goto('/en/organization/details');
  await expect(page.getByText('It is for administrators.')).toBeVisible();
});
