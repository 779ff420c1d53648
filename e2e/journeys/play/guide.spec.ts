import { enterAs } from '../../support/accounts.ts';
import { expectClean, expectSound } from '../../support/soundness.ts';
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
  const first = page.getByRole('heading', { level: 1, name: 'Chapter 1: Variables and Types' });
  await expect(first).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(contents).toBeHidden();
  await expect(first).toBeVisible();
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

test('a teacher searches by keyboard, opens a chapter, and sees and prints its solutions', async ({
  page,
  context,
}) => {
  await enterAs(context, 'teacher');
  await page.goto('/en/guide');
  await page.getByRole('searchbox', { name: 'Search the guide' }).fill('rhythm machine');
  await expect(page.getByRole('heading', { level: 1, name: /places? found/ })).toBeVisible();
  await expectClean(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/guide\/loops#activity$/);
  const activity = page.getByRole('heading', { level: 2, name: 'Without a screen' });
  await expect(activity).toBeFocused();
  await expect(activity).toBeInViewport();

  await page.getByRole('button', { name: 'Show the solutions' }).click();
  const solution = page.getByLabel('A row of carrots, solution 1');
  await expect(solution).toContainText('for bed in range(row):');
  await expectSound(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Hide the solutions' })).toBeHidden();
  await expect(solution).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search the guide' })).toHaveValue('rhythm machine');
  await expect(page.getByRole('heading', { level: 1, name: /places? found/ })).toBeVisible();
});

test('the guide in Arabic: a chapter is sound, its words are found without vowel signs, and it shows no solutions to a visitor', async ({
  page,
}) => {
  await page.goto('/ar/guide/loops');
  await expect(page.getByRole('heading', { level: 1, name: /الحلقات/ })).toBeVisible();
  await expect(page.getByText('يستطيع شخص كبير أن يرى الحلول هنا')).toBeVisible();
  await expectSound(page);
  await page.getByRole('searchbox', { name: 'ابحث في الدليل' }).fill('المراكم');
  await expect(page.locator('mark').first()).toHaveText('المُراكِم');
  await expectSound(page);
});

test.describe('who learns', () => {
  test.use({ expected: { refusals: [/level\/solutions/] } });

  test('neither a visitor nor a student is given a solution by the server, and no file of the guide holds one', async ({
    page,
    context,
  }) => {
    const bodies: Promise<string>[] = [];
    page.on('response', answer => {
      if (answer.url().endsWith('.js')) bodies.push(answer.text().catch(() => ''));
    });
    const ask = (): Promise<number> =>
      page.evaluate(async () => (await fetch('/api/level/solutions/python/3')).status);
    await page.goto('/en/guide/loops');
    await expect(page.getByRole('region', { name: 'Solutions' })).toContainText('A grown-up can see');
    expect(await ask()).toBe(401);
    const loaded = (await Promise.all(bodies)).join('\n');
    expect(loaded).toContain('The rhythm machine');
    expect(loaded).not.toMatch(/for bed in range\(row\):\\+n/);

    for (const student of ['pip-hopper', 'zoe']) {
      await context.clearCookies();
      await enterAs(context, student);
      await page.reload();
      const part = page.getByRole('region', { name: 'Solutions' });
      await expect(part).toContainText('A grown-up can see the solutions here');
      await expect(part.getByRole('button')).toHaveCount(0);
      expect(await ask()).toBe(403);
    }
  });
});
