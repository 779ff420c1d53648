import type { Page } from '@playwright/test';
import { enterAs } from '../../support/accounts.ts';
import { expectAllSound } from '../../support/looks.ts';
import { expect, test } from '../../support/test.ts';

const PAGES = [
  'details',
  'audit',
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
  'classes/{class}',
  'classes/{class}/lesson',
  'classes/{class}/edit',
  'classes/{class}/report',
  'classes/{class}/marks',
  'classes/{class}/cards',
  'classes/{class}/pictures',
];

/** Ticks a student, and opens and closes the menu of their row, as somebody without a mouse does. */
async function chooseByKeyboard(page: Page): Promise<void> {
  const tick = page.getByRole('checkbox', { name: 'Choose zoe' });
  await tick.focus();
  await page.keyboard.press('Space');
  await expect(tick).toBeChecked();
  const menu = page.getByRole('button', { name: 'Actions for zoe' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'New password' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
}

test('the pages of a school are sound on all devices', async ({ page }) => {
  await enterAs(page.context(), 'admin');
  await expectAllSound(
    page,
    PAGES.map(path => `organization/${path}`),
  );
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
  await chooseByKeyboard(page);
  await page.goto('/en/organization/details');
  await expect(page.getByText('This page is for administrators.')).toBeVisible();
});
