import { ENDPOINTS } from '@burrow/contracts';
import { forgetSession, post } from '../../support/accounts.ts';
import { newSchool } from '../../support/schools.ts';
import { accountButton } from '../../support/site.ts';
import { expect, test, type Page } from '../../support/test.ts';

// Learning hears of a class a moment after the page that shows it, which asks again.
test.use({ expected: { refusals: [/api\/level\/class\//] } });

const PASTED = [
  'Name\tUsername',
  ...Array.from(
    { length: 30 },
    (_, at) => `Child ${at} Müller\t${at === 3 ? '!' : at === 8 ? 'ben-1' : at === 20 ? 'ben-1' : ''}`,
  ),
].join('\n');

const EDGE = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' };

/** How many pages a browser prints, with the edges that it leaves by itself. */
async function pagesOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = (await page.pdf({ format, margin: EDGE })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}

test('30 pasted students become cards with which they log in', async ({ page }) => {
  const { slug } = await newSchool(page.context());
  const { id } = await post<{ id: string }>(page.context(), '/api/organization/classes', {
    name: '5 Willow',
  });
  await page.goto(`/en/organization/classes/${id}`);
  await page.getByRole('link', { name: 'Add many students' }).click();
  await expect(page.getByLabel('Class', { exact: true })).toHaveValue(id);
  await page.getByLabel('Paste your list').fill(PASTED);
  await page.getByRole('button', { name: 'Look through the list' }).click();

  await expect(page.getByText('Rows to correct: 3 of 30.')).toBeVisible();
  await page.getByLabel('Show only rows to correct').check();
  await page.getByLabel('Username, row 4').fill('');
  await page.getByLabel('Username, row 9').fill('ben-2');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Every row is fine (30).')).toBeVisible();
  const made = page.waitForResponse(answer => answer.url().endsWith(ENDPOINTS.makeLoginCards.path));
  await page.getByRole('button', { name: 'Add 30 students' }).click();
  await expect(page.getByText('30 students are added.')).toBeVisible({ timeout: 60_000 });
  const cards = page.getByRole('list', { name: 'Log-in cards' }).getByRole('listitem');
  await expect(cards).toHaveCount(30);
  await expect(cards.getByRole('img')).toHaveCount(30);
  expect(await pagesOf(page, 'A4')).toBe(3);
  expect(await pagesOf(page, 'Letter')).toBe(4);

  const ben = cards.filter({ hasText: 'ben-2' });
  const password = await ben.getByRole('definition').nth(1).innerText();
  const { cards: told } = ENDPOINTS.makeLoginCards.answer.parse(await (await made).json());
  await forgetSession(page);
  await page.goto(`/en/login-org/${slug}`);
  await page.getByLabel('Username or email').fill('ben-2');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(accountButton(page)).toHaveText('ben-2');

  await forgetSession(page);
  await page.goto(`/en/login#card=${told[0]?.card}`);
  await expect(accountButton(page)).toHaveText(/^\S+$/);
});
