import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const REMOTES = ['mf-account', 'mf-play'] as const;

/** Delays the files of a remote. */
async function delay(page: Page, remote: string): Promise<void> {
  await page.route(`**/remotes/${remote}/**`, async route => {
    await new Promise(resolve => setTimeout(resolve, 700));
    await route.continue();
  });
}

/** Records every heading that the page ever shows. */
const noteHeadings = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenHeadings: seen });
    const note = (): void => {
      const text = document.querySelector('main h1')?.textContent;
      if (text && seen.at(-1) !== text) seen.push(text);
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });

const seenHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { seenHeadings: string[] }).seenHeadings);

test('moving between slow areas never shows the not-found page', async ({ page }) => {
  for (const remote of REMOTES) await delay(page, remote);
  await noteHeadings(page);
  await page.goto('/en/challenges');
  await expect(page.getByRole('heading', { level: 1, name: 'Challenges' })).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(await seenHeadings(page)).toEqual(['Challenges', 'Log in']);

  await page.goto('/en/forgot-password');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: /^Challenges/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Challenges' })).toBeVisible();
  expect(await seenHeadings(page)).toHaveLength(2);
});

test('by keyboard, each page begins at its heading and its top, and Back restores the position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 500 });
  await page.goto('/en/challenges');
  await expect(page.getByRole('heading', { level: 1, name: 'Challenges' })).toBeVisible();
  const terms = page.getByRole('link', { name: 'Terms of Service' });
  await terms.focus();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(100);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Challenges' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});
