import { enterAs, forgetSession, newFamily, post, studentsOf } from '../../support/accounts.ts';
import { accountButton, openAccountMenu } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

const BUYING = ['Billing', 'Buy Course', 'For Institutions'];

const STUDENT = ['My Profile', 'Choose Avatar', 'Choose Course', 'My Certificates', 'My Badges', 'Log Out'];

/** What each account's menu offers; pages that do not exist yet are not offered. */
const MENUS: Readonly<Record<string, readonly string[]>> = {
  parent: ['pip-hopper', 'lea-hopper', 'Choose Student', 'My Profile', 'Students', ...BUYING, 'Log Out'],
  subscriber: ['ida-digger', 'Choose Student', 'My Profile', 'Students', ...BUYING, 'Log Out'],
  'pip-hopper': ['pip-hopper', ...STUDENT],
  zoe: ['zoeClass 4a', ...STUDENT],
  teacher: ['Choose Student', 'My Profile', 'Classes', 'Students', 'For Institutions', 'Log Out'],
  admin: [
    'Choose Student',
    'My Profile',
    'Organization Details',
    'Teachers',
    'Classes',
    'Students',
    'Billing',
    'For Institutions',
    'Log Out',
  ],
  staff: ['Choose Student', 'My Profile', 'Students', ...BUYING, 'Staff area', 'Purchases', 'Log Out'],
};

/** What stands above the entries. */
const HEADINGS: Readonly<Record<string, string>> = {
  teacher: 'Meadow Schoolteacher@seed.burrow.example',
  admin: 'Meadow Schooladmin@seed.burrow.example',
  parent: 'parent@seed.burrow.example',
  zoe: 'Meadow School',
};

test('the account menu of every role', async ({ page }) => {
  for (const [key, entries] of Object.entries(MENUS)) {
    await test.step(key, async () => {
      await forgetSession(page);
      await enterAs(page.context(), key);
      await page.goto('/en/tos');
      const menu = await openAccountMenu(page);
      await expect(menu.getByRole('menuitem')).toHaveText(entries);
      if (HEADINGS[key]) await expect(page.locator('.account-menu__heading')).toHaveText(HEADINGS[key]);
    });
  }
});

test('a parent’s menu has a chosen student’s entries as well', async ({ page }) => {
  const { usernames } = await newFamily(page.context(), 1);
  const [student] = await studentsOf(page.context());
  await post(page.context(), `/api/auth/choose_student/${student!.id}`, {});
  await page.goto('/en/tos');
  await expect((await openAccountMenu(page)).getByRole('menuitem')).toHaveText([
    usernames[0]!,
    'Choose Student',
    'Choose Avatar',
    'My Certificates',
    'Choose Course',
    'My Badges',
    'My Profile',
    'Students',
    ...BUYING,
    'Log Out',
  ]);
});

test('the pages of a role tell others whom they are for', async ({ page }) => {
  await enterAs(page.context(), 'teacher');
  for (const [path, roles] of [
    ['profile/students', 'parents'],
    ['staff', 'Burrow staff'],
  ] as const) {
    await page.goto(`/en/${path}`);
    await expect(page.getByText(`This page is for ${roles}.`)).toBeVisible();
  }
  await page.goto('/en/login');
  await expect(page.getByText('You are logged in as Tom Teacher.')).toBeVisible();
});

test('by the keyboard alone: log in, menu, dialog, and out again', async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key);
  // A page without a game, which would start Python for nothing.
  await page.goto('/en/login?next=%2Ftos');
  await page.getByRole('tab', { selected: true }).focus();
  await press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await press('Tab');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.type('subscriber@seed.burrow.example');
  await press('Tab');
  await press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('burrow-seed-2026');
  await press('Enter');
  await expect(accountButton(page)).toBeVisible();

  await accountButton(page).focus();
  await press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'ida-digger' })).toBeVisible();
  await press('Escape');
  await expect(accountButton(page)).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('menuitem', { name: 'ida-digger' })).toBeFocused();
  await press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Choose Student' })).toBeFocused();
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose Student' });
  await expect(dialog.getByRole('button', { name: 'ida-digger' })).toBeFocused();
  await press('Enter');
  await expect(dialog).toBeHidden();
  await expect(accountButton(page)).toHaveText('ida-digger');

  await accountButton(page).focus();
  await press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'ida-digger' })).toBeFocused();
  await press('ArrowDown');
  await press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Choose Avatar' })).toBeFocused();
  await press('Enter');
  const avatars = page.getByRole('dialog', { name: 'Choose Avatar' });
  await expect(avatars.getByRole('radio', { checked: true })).toBeFocused();
  const before = await avatars.getByRole('radio', { checked: true }).inputValue();
  await press('ArrowRight');
  await expect(avatars.getByRole('radio', { checked: true })).not.toHaveValue(before);
  await press('Escape');
  await expect(avatars).toBeHidden();

  await accountButton(page).focus();
  await press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
});
