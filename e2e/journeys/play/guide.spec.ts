import { expectClean } from '../../support/soundness.ts';
import { expect, test } from '../../support/test.ts';

test('a teacher opens the guide from the menu, and nothing of the game is loaded', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', request => loaded.push(new URL(request.url()).pathname));
  await page.goto('/en/guide');
  await expect(page.getByRole('heading', { level: 1, name: 'What Burrow is' })).toBeVisible();
  expect(loaded.filter(path => /pyodide|\/python\/|phaser|\bace\b/i.test(path))).toEqual([]);

  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'What each chapter teaches' }).click();
  await expect(page).toHaveURL(/\/en\/guide\/chapters$/);
  await expect(page.getByRole('row', { name: /A row of carrots/ })).toContainText('loop');
  await expectClean(page);

  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The assistant' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(contents).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'The assistant' })).toBeVisible();
});

test('the menu of the play page leads to the guide and to the creative level', async ({ page }) => {
  await page.goto('/en/');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Creative Mode' })).toHaveAttribute(
    'href',
    '/en/play/python/creative',
  );
  await menu.getByRole('link', { name: "Teacher's Guide" }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What Burrow is' })).toBeVisible();
});
