import type { BrowserContext } from '@playwright/test';
import {
  enterAs,
  logIn,
  newFamily,
  newUsername,
  PASSWORD,
  post,
  studentsOf,
} from '../../support/accounts.ts';
import { completeLevels } from '../../support/completions.ts';
import { expectAllSound } from '../../support/looks.ts';
import { openAccountMenu, snackbar } from '../../support/site.ts';
import { expectClean, expectSound } from '../../support/soundness.ts';
import { buyPlan } from '../../support/subscriber.ts';
import { expect, test, type Page } from '../../support/test.ts';

const statusOf = async (context: BrowserContext, path: string): Promise<number> =>
  (await context.request.get(path)).status();

/** A student with a name, whose parent has a plan, and who has solved the first level and the last one. */
async function studentWithCertificate(context: BrowserContext) {
  const { email } = await newFamily(context);
  await buyPlan(email);
  const username = newUsername();
  await post(context, '/api/profile/students', { username, password: PASSWORD, full_name: 'Maya Lind' });
  const [student] = await studentsOf(context);
  await logIn(context, username);
  await expect.poll(() => statusOf(context, '/api/level/data/python/classes-level8')).toBe(200);
  await completeLevels(context, 'python', ['intro-level1', 'classes-level8']);
  return { email, student: student!.id };
}

/** The name on the certificate, for somebody who is nobody here. */
async function nameForAnyone(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await expect(page.getByText('This certificate is valid')).toBeVisible();
  return (await page.locator('.certificate-sheet__name').textContent()) ?? '';
}

test('what a student has earned is shown to them, to their parent, and to whoever has the link', async ({
  page,
  browser,
}) => {
  const { email, student } = await studentWithCertificate(page.context());
  await page.goto('/en/tos');
  await (await openAccountMenu(page)).getByRole('menuitem', { name: 'My Badges' }).click();
  await expect(page).toHaveURL(new RegExp(`/en/badges/${student}$`));
  const first = page.getByRole('article').filter({ hasText: 'Out of bed' });
  await expect(first).toContainText(/Finished the first level\..*, in Breakfast$/);
  await expectSound(page);

  await (await openAccountMenu(page)).getByRole('menuitem', { name: 'My Certificates' }).click();
  await page.getByRole('link', { name: 'The last level' }).click();
  await expect(page.locator('.certificate-sheet__name')).toHaveText('M. L.');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Maya Lind')).toBeVisible();
  await expect(page.locator('.certificate-sheet__name')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText('Maya Lind')).toBeHidden();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectSound(page);
  const { pathname } = new URL(page.url());

  const anyone = await browser.newPage();
  expect(await nameForAnyone(anyone, pathname)).toBe('M. L.');
  await expect(anyone.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  await logIn(page.context(), email);
  await page.goto(pathname);
  await page.getByRole('radio', { name: /^Initials/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
  expect(await nameForAnyone(anyone, pathname)).toBe('M. L.');
  await page.keyboard.press('Enter');
  await expect(snackbar(page)).toHaveText('The certificate now shows the name in this way');
  await expectClean(page);
  expect(await nameForAnyone(anyone, pathname)).toBe('Maya Lind');
  const printed = await anyone.request.get(`/api/certificate/${pathname.split('/').at(-1)}/pdf?language=ar`);
  expect([printed.headers()['content-type'], (await printed.body()).subarray(0, 5).toString()]).toEqual([
    'application/pdf',
    '%PDF-',
  ]);
  await anyone.goto(pathname.replace('/en/', '/ar/'));
  await expect(anyone.getByText('هذه الشهادة سارية')).toBeVisible();
  await expectSound(anyone);
  await anyone.goto(`/ar/badges/${student}`);
  await expect(anyone.getByText('لا يمكنك رؤية هذه الشارات')).toBeVisible();
  await anyone.close();
});

test('pages without anything earned are sound', async ({ page }) => {
  await enterAs(page.context(), 'pip-hopper');
  await expectAllSound(page, ['badges/me', 'certificates/me', 'certificate/nothing']);
});
