import type { Page } from '@playwright/test';
import { openLevel } from '../../support/play.ts';
import { expect, test } from '../../support/test.ts';

/** Calls for lists of levels, and pictures of levels, as they are made. */
function listsAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (/\/level\/course\/|\/level-pictures\//.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test('a level asks for its part of the course only, and for a chapter when the menu shows it', async ({
  page,
}) => {
  const asked = listsAskedBy(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLevel(page, 'intro-level2');
  await expect(page.getByRole('list', { name: 'Levels in Variables and Types' })).toBeVisible();
  expect([...new Set(asked)]).toEqual(['/api/level/course/python/part']);
  await page.getByRole('button', { name: 'Menu' }).click();
  const navigator = page.getByRole('region', { name: 'Beginner Python Development Course' });
  // The eighth is locked.
  await expect(navigator.locator('a[href*="/play/"]')).toHaveCount(7);
  const classes = navigator.getByRole('button', { name: /Classes/ });
  await expect(classes).toHaveAttribute('aria-expanded', 'true');
  expect(asked).not.toContain('/api/level/course/python/chapter/8');
  await classes.focus();
  await expect.poll(() => asked).toContain('/api/level/course/python/chapter/8');
  await expect(navigator.getByText('part of a plan').last()).toBeVisible();
  expect(asked).not.toContain('/api/level/course/python');
});

test('the challenges load by difficulty, and a picture only when it is near', async ({ page }) => {
  const asked = listsAskedBy(page);
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto('/en/challenges');
  const groups = page.locator('.challenges__group');
  await expect(groups.first().locator('.challenge-card')).toHaveCount(10);
  const last = groups.last();
  await expect(last.locator('.challenge-card')).toHaveCount(0);
  await last.getByRole('heading').scrollIntoViewIfNeeded();
  await expect(last.locator('.challenge-card')).toHaveCount(10);
  const picture = last.locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(asked).not.toContain('/api/level/course/challenges');
});
