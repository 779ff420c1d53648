import { enterAs } from '../../support/accounts.ts';
import { readSeed, seededPerson } from '../../support/seed.ts';
import { accountButton } from '../../support/site.ts';
import { expectSound, settled } from '../../support/soundness.ts';
import { expect, test, type Page } from '../../support/test.ts';

const LANGUAGES = ['en', 'ar'] as const;

test.describe.configure({ timeout: 120_000 });

async function expectPagesSound(page: Page, language: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(`/${language}/${path}`);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main .skeleton')).toHaveCount(0);
      await expectSound(page);
    });
  }
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({
      expected: { refusals: [/api\/auth\/(organization\/nowhere|get-user-by-token|signup\/get)/] },
    });

    test('the pages of visitors are sound on all devices', async ({ page }) => {
      const { classCode } = await readSeed();
      await expectPagesSound(page, language, [
        'login',
        'login?who=adult',
        'login-org',
        'login-org/meadow',
        'login-org/nowhere',
        'forgot-password',
        'reset-password?token=used-up',
      ]);
      await page.goto(`/${language}/signup`);
      await page.locator('.first-student button').click();
      await expect(page.locator('.first-student--open input').first()).toBeVisible();
      await page.locator('form button[type=submit]').click();
      await expect(page.locator('.form-field__error').first()).toBeVisible();
      await expectSound(page);
      await expectPagesSound(page, language, [`class-signup#code=${classCode}`, 'unsubscribed', 'outbox']);
    });

    test('the pages of a parent are sound on all devices', async ({ page }) => {
      const { student_id: pip } = await seededPerson('pip-hopper');
      await enterAs(page.context(), 'parent');
      await expectPagesSound(page, language, [
        'profile/details',
        'profile/students',
        'profile/students/add',
        `profile/students/${pip}`,
        `profile/students/${pip}/edit`,
        `profile/students/${pip}/card`,
        'profile/sessions',
        'profile/data',
      ]);
    });

    test('the pages of staff and students, menus and dialogs are sound on all devices', async ({ page }) => {
      const { student_id: pip } = await seededPerson('pip-hopper');
      await enterAs(page.context(), 'staff');
      await expectPagesSound(page, language, ['staff', 'impersonate']);
      await page.context().clearCookies();
      await enterAs(page.context(), 'pip-hopper');
      await expectPagesSound(page, language, [`profile/student/${pip}`]);
      await accountButton(page).click();
      await expectSound(page);
      // The third entry of a student's menu, in every language: the avatar.
      await page.getByRole('menuitem').nth(2).click();
      await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(24);
      await settled(page);
      await expectSound(page);
      await page.keyboard.press('Escape');
      await page.context().clearCookies();
      await enterAs(page.context(), 'parent');
      await page.goto(`/${language}/tos`);
      await accountButton(page).click();
      // After the two students: to choose one of them.
      await expect(page.getByRole('menuitem')).toHaveCount(9);
      await page.getByRole('menuitem').nth(2).click();
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
      await settled(page);
      await expectSound(page);
      await page.keyboard.press('Escape');
      await page.locator('.footer__button').click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
      await settled(page);
      await expectSound(page);
    });
  });
}
