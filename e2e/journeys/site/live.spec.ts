import { logIn, newFamily } from '../../support/accounts.ts';
import { buyPlan } from '../../support/subscriber.ts';
import { expect, test } from '../../support/test.ts';

const PLANNED = '/en/play/python/loops-level2';

test.use({ expected: { refusals: [/level\/data\/python\/loops-level2/] } });

test('what a plan opens is shown in every open tab, through one connection, even after its tab is closed', async ({
  page,
  context,
}) => {
  const { email, usernames } = await newFamily(context, 1);
  // A child stays on the level and asks a grown-up; an adult is led to the plans.
  await logIn(context, usernames[0]!);
  const streams: string[] = [];
  context.on('request', request => {
    if (request.url().includes('/api/stream')) streams.push(request.url());
  });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(PLANNED);
    await expect(tab.getByText('This level is part of a plan').first()).toBeVisible();
  }
  await expect.poll(() => streams.length).toBe(1);
  await page.close();
  await expect.poll(() => streams.length).toBe(2);
  const third = await context.newPage();
  await third.goto(PLANNED);
  await expect(third.getByText('This level is part of a plan').first()).toBeVisible();
  await buyPlan(email);
  for (const tab of [other, third]) {
    await expect(tab.getByText('This level is part of a plan')).toHaveCount(0);
    await expect(tab.getByRole('button', { name: /Run/ }).first()).toBeVisible();
  }
  expect(streams).toHaveLength(2);
});
