import { newUsername, PASSWORD, post } from '../../support/accounts.ts';
import { readyToRun } from '../../support/play.ts';
import { newSchool } from '../../support/schools.ts';
import { expect, test } from '../../support/test.ts';

test.use({ expected: { refusals: [/api\/organization\/class-by-token/, /api\/level\/class\//] } });

test('a child joins with the code on the wall, whose number goes up; a closed code opens nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  await newSchool(page.context());
  const body = { name: '5 Willow' };
  const { id } = await post<{ id: string }>(page.context(), '/api/organization/classes', body);
  await page.goto(`/en/organization/classes/${id}`);
  await page.getByRole('link', { name: 'Show on the wall' }).click();
  await page.getByRole('button', { name: 'Open joining' }).click();
  await expect(page.getByText('0 students in the class')).toBeVisible();
  const code = await page.getByText(/^[a-z]{4}-\d{4}$/).innerText();

  const child = await browser.newContext({ ...(baseURL && { baseURL }) });
  const tablet = await child.newPage();
  await tablet.goto('/en/class-signup');
  await tablet.getByLabel('The code of your class').fill(code.toUpperCase());
  await tablet.getByRole('button', { name: 'Continue' }).click();
  await expect(tablet.getByRole('heading', { name: 'Join 5 Willow' })).toBeVisible();
  await tablet.getByRole('textbox', { name: 'Username' }).fill(newUsername());
  await tablet.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await tablet.getByLabel('The same password again').fill(PASSWORD);
  await tablet.getByRole('button', { name: 'Join the class' }).click();
  await readyToRun(tablet);
  await expect(page.getByText('1 student in the class')).toBeVisible();

  await page.getByRole('button', { name: 'Close joining' }).click();
  await expect(page.getByText('Joining is closed. Open it')).toBeVisible();
  const late = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await late.newPage();
  await other.goto(`/en/class-signup#code=${code}`);
  await expect(other.getByText('This code does not open a class.')).toBeVisible();
  await Promise.all([child.close(), late.close()]);
});
