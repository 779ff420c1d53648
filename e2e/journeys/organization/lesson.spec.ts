import { enterAs, post } from '../../support/accounts.ts';
import { makeClass, runsLike } from '../../support/school-class.ts';
import { expectClean } from '../../support/soundness.ts';
import { expect, test } from '../../support/test.ts';

const WALL = { code: 'world/move-wall', line: 1, variant: null, goals_met: [] };

test('in a lesson a teacher sees who is here, missing, stuck and done, and what the stuck ones fail at', async ({
  page,
  newVisitor,
}) => {
  const teacher = page.context();
  await enterAs(teacher, 'teacher');
  const { id, enter } = await makeClass(teacher, ['zoe', 'ben', 'mia', 'ann']);
  await post(teacher, `/api/level/class/${id}/assignments`, {
    course_id: 'python',
    level_slugs: ['intro-level1'],
    due_at: new Date(Date.now() + 86_400_000).toISOString(),
  });
  await page.goto(`/en/organization/classes/${id}`);
  await page.getByRole('link', { name: 'Lesson', exact: true }).click();
  await page.getByRole('button', { name: 'Open the lesson' }).click();
  const rows = page.getByRole('list', { name: 'The class' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Missing' })).toHaveCount(4);

  const [zoe, ben, ann] = [await newVisitor(), await newVisitor(), await newVisitor()];
  for (const [child, who] of [
    [zoe, 'zoe'],
    [ben, 'ben'],
    [ann, 'ann'],
  ] as const) {
    await enter(child.context(), who);
    await child.goto('/en/privacy');
  }
  await expect(page.getByText('Here: 3 of 4')).toBeVisible();
  await expect(rows.filter({ hasText: 'Missing' })).toContainText(/mia/i);

  for (const child of [ben, ann])
    for (let count = 0; count < 3; count += 1)
      await runsLike(child.context(), 'player.move_forward(9)', WALL);
  await expect(rows.first()).toContainText(/ben.*For less than a minute · 3 failed runs.*Stuck/i);
  const causes = page.getByRole('region', { name: 'What they are stuck on' }).getByRole('listitem');
  await expect(causes).toContainText(/ben-\w+ and ann-\w+They walk too many steps. Level: “Breakfast”/i);
  await expect(causes.getByRole('img', { name: /^The map of/ })).toBeVisible();

  await post(zoe.context(), '/api/level/update/python', {
    level_slug: 'intro-level1',
    last_status: 'COMPLETE',
    last_code_executed: 'player.move_forward(2)',
  });
  await expect(rows.last()).toContainText(/zoe.*Done/i);
  await expectClean(page);
  await page.getByRole('button', { name: 'End the lesson' }).click();
  await expect(page.getByText('No lesson is open.')).toBeVisible();
});
