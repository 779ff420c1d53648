import { loadRoster as load } from '../../support/school-steps.ts';
import { newSchool } from '../../support/schools.ts';
import { expect, test, type Page } from '../../support/test.ts';

// Learning hears of a class a moment after the page that shows it, which asks again.
test.use({ expected: { refusals: [/api\/level\/class\//] } });

const MAYA = { id: 'u1', first: 'Maya', last: 'Lind', group: '7b' };
const AIKO = { id: 'u2', first: 'Aiko', last: 'Tanaka', group: '7b' };
const NOA = { id: 'u3', first: 'Noa', last: 'Kim', group: '7b' };
const OLE = { id: 'u4', first: 'Ole', last: 'Berg', group: '8a' };

/** Goes on with those who are new, until they have their cards. */
async function makeNew(page: Page, add: string): Promise<void> {
  await page.getByRole('button', { name: add }).click();
  await expect(page.getByText(/is added\.|are added\./)).toBeVisible({ timeout: 60_000 });
}

test('a school’s files, and others a term later: one new, one changed, one moved, one gone, nobody twice', async ({
  page,
}) => {
  await newSchool(page.context());
  await page.goto('/en/organization/students/import');
  await load(page, [MAYA, AIKO, NOA]);
  await expect(page.getByRole('region', { name: 'New classes' })).toContainText('7b');
  await page.getByRole('button', { name: 'Accept 1 change' }).click();
  await expect(page.getByText('Every row is fine (3).')).toBeVisible();
  await expect(page.getByLabel('Last name, row 1')).toHaveValue('Lind');
  await makeNew(page, 'Add 3 students');

  await page.getByRole('button', { name: 'Add another list' }).click();
  await load(page, [{ ...MAYA, last: 'Lind-Berg' }, { ...AIKO, group: '8a' }, OLE]);
  await page.getByRole('button', { name: 'Go on with 3 students' }).click();
  await expect(page.getByRole('region', { name: 'Changed' })).toContainText('Maya Lind-Berg');
  await expect(page.getByRole('region', { name: 'Moved' })).toContainText(/Aiko Tanaka.*7b.*8a/);
  await expect(page.getByRole('region', { name: 'Gone' })).toContainText('Noa Kim');
  await expect(page.getByRole('region', { name: 'New', exact: true })).toContainText('Ole Berg');
  await page.getByRole('button', { name: 'Accept 4 changes' }).click();
  await expect(page.getByText('Every row is fine (1).')).toBeVisible();
  await makeNew(page, 'Add 1 student');

  await page.getByRole('link', { name: 'Go to students' }).click();
  const names = page.getByRole('rowheader').getByRole('link');
  await expect(names).toHaveText(['Ole Berg', 'Maya Lind-Berg', 'Aiko Tanaka']);
  await page.getByRole('link', { name: 'Students who left' }).click();
  await expect(page.getByText('Noa Kim')).toBeVisible();
});
