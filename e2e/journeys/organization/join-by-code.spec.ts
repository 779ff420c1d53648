import { forgetSession, newUsername, PASSWORD, post } from '../../support/accounts.ts';
import { readyToRun } from '../../support/play.ts';
import { newSchool } from '../../support/schools.ts';
import { expect, test } from '../../support/test.ts';

test.use({ expected: { refusals: [/api\/organization\/class-by-token/, /api\/level\/class\//] } });

test('a child joins with the code on the wall, whose number goes up; a closed code opens nothing', async ({
  page: tablet,
  newVisitor,
}) => {
  const wall = await newVisitor();
  await newSchool(wall.context());
  const body = { name: '5 Willow' };
  const { id } = await post<{ id: string }>(wall.context(), '/api/organization/classes', body);
  await wall.goto(`/en/organization/classes/${id}`);
  await wall.getByRole('link', { name: 'Show the code on the wall' }).click();
  await wall.getByRole('button', { name: 'Open joining' }).click();
  await expect(wall.getByText('0 students in the class')).toBeVisible();
  const code = await wall.getByText(/^[a-z]{4}-\d{4}$/).innerText();

  await tablet.goto('/en/class-signup');
  await tablet.getByLabel('Your class code').fill(code.toUpperCase());
  await tablet.getByRole('button', { name: 'Continue' }).click();
  await expect(tablet.getByRole('heading', { name: 'Join 5 Willow' })).toBeVisible();
  await tablet.getByRole('textbox', { name: 'Username' }).fill(newUsername());
  await tablet.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await tablet.getByLabel('The same password again').fill(PASSWORD);
  await tablet.getByRole('button', { name: 'Join the class' }).click();
  await readyToRun(tablet);
  await expect(wall.getByText('1 student in the class')).toBeVisible();

  await wall.getByRole('button', { name: 'Close joining' }).click();
  await expect(wall.getByText('Joining is closed. Open it')).toBeVisible();
  await forgetSession(tablet);
  await tablet.goto(`/en/class-signup#code=${code}`);
  await expect(tablet.getByText('This code does not open a class.')).toBeVisible();
});
