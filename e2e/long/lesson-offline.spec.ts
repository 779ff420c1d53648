import { enterAs, put } from '../support/accounts.ts';
import { makeClass } from '../support/school-class.ts';
import { expect, test } from '../support/test.ts';

test.use({ expected: { refusals: [/ERR_INTERNET_DISCONNECTED/] } });

/** A minute, and the time until somebody looks. */
const GONE_MS = 100_000;

test('whoever goes offline in a lesson has left a minute later, and is here again at once', async ({
  page,
  newVisitor,
}) => {
  const teacher = page.context();
  await enterAs(teacher, 'teacher');
  const { id, enter } = await makeClass(teacher, ['zoe']);
  await put(teacher, `/api/organization/classes/${id}/lesson`, { minutes: 30 });
  await page.goto(`/en/organization/classes/${id}/lesson`);
  const child = await newVisitor();
  await enter(child.context(), 'zoe');
  await child.goto('/en/privacy');
  await expect(page.getByText('Here: 1 of 1')).toBeVisible();
  await child.context().setOffline(true);
  await expect(page.getByText('Here: 0 of 1')).toBeVisible({ timeout: GONE_MS });
  await expect(page.getByRole('list', { name: 'The class' })).toContainText('Last here');
  await child.context().setOffline(false);
  await expect(page.getByText('Here: 1 of 1')).toBeVisible({ timeout: 30_000 });
});
