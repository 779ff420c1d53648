import { randomUUID } from 'node:crypto';
import { enterAs, post } from '../../support/accounts.ts';
import { expect, test } from '../../support/test.ts';

test.use({ expected: { refusals: [/ERR_INTERNET_DISCONNECTED/] } });

test('a class page says since when it is cut off, and catches up', async ({ newVisitor }) => {
  const page = await newVisitor();
  const teacher = page.context();
  await enterAs(teacher, 'teacher');
  const name = `Class k${randomUUID().slice(0, 6)}`;
  const { id } = await post<{ id: string }>(teacher, '/api/organization/classes', { name });
  const class_id = id;
  await post(teacher, '/api/organization/students', { request_id: randomUUID(), class_id });
  await page.goto(`/en/organization/classes/${id}`);
  await page.getByRole('region', { name: 'Where everyone is now' }).waitFor();
  const cut = page.getByText(/^No connection since \d/);
  await expect(cut).toHaveCount(0);

  await teacher.setOffline(true);
  await expect(cut).toBeVisible({ timeout: 15_000 });
  const colleague = (await newVisitor()).context();
  await enterAs(colleague, 'teacher');
  const code = await colleague.request.put(`/api/organization/classes/${id}/code`, {
    data: { action: 'renew' },
    headers: { origin: process.env['BASE_URL'] ?? '' },
  });
  const { code: fresh } = (await code.json()) as { code: string };
  await teacher.setOffline(false);
  await expect(cut).toHaveCount(0);
  await expect(page.getByText(fresh)).toBeVisible();
});
