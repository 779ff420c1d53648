import { enterAs } from '../../support/accounts.ts';
import { expectAllSound } from '../../support/looks.ts';
import { accountButton } from '../../support/site.ts';
import { settled } from '../../support/soundness.ts';
import { expect, test } from '../../support/test.ts';

const OF_VISITORS = [
  'login',
  'login?who=adult',
  'login-org',
  'login-org/meadow',
  'login-org/nowhere',
  'forgot-password',
  'reset-password?token=used-up',
  'class-signup#code={code}',
  'unsubscribed',
  'outbox',
];

const OF_PARENTS = [
  'profile/details',
  'profile/students',
  'profile/students/add',
  'profile/students/{pip}',
  'profile/students/{pip}/edit',
  'profile/students/{pip}/card',
  'profile/sessions',
  'profile/data',
];

test.describe('of visitors', () => {
  test.use({
    expected: { refusals: [/api\/auth\/(organization\/nowhere|get-user-by-token|signup\/get)/] },
  });

  test('pages are sound on all devices', async ({ page }) => {
    const mistakes = {
      what: 'sign-up, with mistakes',
      show: async (language: string) => {
        await page.goto(`/${language}/signup`);
        await page.locator('.first-student button').click();
        await expect(page.locator('.first-student--open input').first()).toBeVisible();
        await page.locator('form button[type=submit]').click();
        await expect(page.locator('.form-field__error').first()).toBeVisible();
      },
    };
    await expectAllSound(page, [...OF_VISITORS, mistakes]);
  });
});

test('the pages, menu and dialogs of a parent are sound on all devices', async ({ page }) => {
  await enterAs(page.context(), 'parent');
  const choice = {
    what: 'the choice of a student',
    show: async (language: string) => {
      await page.goto(`/${language}/tos`);
      await accountButton(page).click();
      // After the two students: to choose one of them.
      await expect(page.getByRole('menuitem')).toHaveCount(9);
      await page.getByRole('menuitem').nth(2).click();
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
      await settled(page);
    },
  };
  const feedback = {
    what: 'feedback',
    show: async (language: string) => {
      await page.goto(`/${language}/tos`);
      await page.locator('.footer__button').click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
      await settled(page);
    },
  };
  await expectAllSound(page, [...OF_PARENTS, choice, feedback]);
});

test('the pages, menu and animals of a student are sound on all devices', async ({ page }) => {
  await enterAs(page.context(), 'pip-hopper');
  const menu = {
    what: 'the menu of a student',
    show: async (language: string) => {
      await page.goto(`/${language}/tos`);
      await accountButton(page).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  };
  const animals = {
    what: 'the animals',
    show: async (language: string) => {
      await menu.show(language);
      // The third entry of a student's menu, in every language: the avatar.
      await page.getByRole('menuitem').nth(2).click();
      await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(24);
      await settled(page);
    },
  };
  await expectAllSound(page, ['profile/student/{pip}', menu, animals]);
});

test('the pages of staff are sound on all devices', async ({ page }) => {
  await enterAs(page.context(), 'staff');
  await expectAllSound(page, ['staff', 'impersonate']);
});
