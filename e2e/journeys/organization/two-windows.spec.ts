import { enterAs, put } from '../../support/accounts.ts';
import { makeClass, runsLike } from '../../support/school-class.ts';
import { expect, test, type Page } from '../../support/test.ts';

const WALKS_AWAY = { code: 'world/move-wall', line: 1, variant: null, goals_met: [] };

/** Counts what a window reads of classes; by address. */
function countReads(page: Page, reads: Map<string, number>): void {
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' || !/^\/api\/.*\/class(?:es)?\//u.test(pathname)) return;
    reads.set(pathname, (reads.get(pathname) ?? 0) + 1);
  });
}

/** Failed runs after which the class page calls a child stuck, and says how many. */
const UNTIL_STUCK = 3;
const MORE = 4;

test('the lesson on the desk and on the second screen is read once for both, and one goes on alone', async ({
  newVisitor,
}) => {
  const desk = await newVisitor();
  const teacher = desk.context();
  await enterAs(teacher, 'teacher');
  const { id, enter } = await makeClass(teacher, ['mia', 'tom']);
  await put(teacher, `/api/organization/classes/${id}/lesson`, { minutes: 30 });
  const screen = await teacher.newPage();
  for (const window of [desk, screen]) {
    await window.goto(`/en/organization/classes/${id}/lesson`);
    await window.getByRole('button', { name: 'Pause the game' }).waitFor();
  }

  const mia = (await newVisitor()).context();
  await enter(mia, 'mia');
  const runs = (page: Page, count: number) => page.getByText(`${count} failed runs`).first();
  const fails = async (count: number): Promise<void> => {
    await runsLike(mia, `player.move_forward(${count})`, WALKS_AWAY);
  };
  for (let count = 1; count <= UNTIL_STUCK; count++) await fails(count);
  for (const window of [desk, screen]) await expect(runs(window, UNTIL_STUCK)).toBeVisible();

  const reads = new Map<string, number>();
  for (const window of [desk, screen]) countReads(window, reads);
  for (let count = UNTIL_STUCK + 1; count <= UNTIL_STUCK + MORE; count++) {
    await fails(count);
    for (const window of [desk, screen]) await expect(runs(window, count)).toBeVisible();
  }
  const lesson = reads.get(`/api/level/class/${id}/lesson`) ?? 0;
  // Each window for itself would read twice as often.
  expect(lesson).toBeGreaterThanOrEqual(1);
  expect(lesson).toBeLessThan(2 * MORE);

  await desk.close();
  await fails(UNTIL_STUCK + MORE + 1);
  await expect(runs(screen, UNTIL_STUCK + MORE + 1)).toBeVisible();
});
