import { enterAs } from '../../support/accounts.ts';
import { openLevel, pasteCode, readyToRun, runButton } from '../../support/play.ts';
import { expect, test, type Page } from '../../support/test.ts';

/** Runs a program that walks into the fence, to its end. */
async function walkAway(page: Page, code: string): Promise<void> {
  await openLevel(page);
  await readyToRun(page);
  await pasteCode(page, code);
  const told = page.waitForResponse(/\/level\/run-outcome\//);
  await runButton(page).click();
  expect((await told).status()).toBe(200);
}

test('during a lesson a teacher sees runs as they happen, and what several students fail at', async ({
  page,
  browser,
  baseURL,
}) => {
  const teacher = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 1024, height: 768 },
  });
  await enterAs(teacher, 'teacher');
  const { classes } = (await (await teacher.request.get('/api/organization/classes')).json()) as {
    classes: { id: string; name: string }[];
  };
  const { id } = classes.find(({ name }) => name === 'Class 4a')!;
  const classPage = await teacher.newPage();
  await classPage.goto(`/en/organization/classes/${id}`);
  await classPage.getByRole('region', { name: 'Where everybody is' }).waitFor();
  const opened = await teacher.request.put(`/api/organization/classes/${id}/lesson`, {
    data: { minutes: 30 },
    headers: { origin: baseURL ?? '' },
  });
  expect(opened.status()).toBe(200);

  await enterAs(page.context(), 'zoe');
  await walkAway(page, 'player.move_forward(9)');
  const map = classPage.getByRole('region', { name: 'Where everybody is' });
  await expect(map.getByRole('listitem').filter({ hasText: /zoe/i }).first()).toBeVisible();
  await expect(classPage.getByRole('row', { name: /zoe/i })).toContainText(/this minute|1 minute ago/);

  await enterAs(page.context(), 'ben');
  await walkAway(page, 'player.turn_left()\nplayer.move_forward(9)');
  const same = classPage.getByRole('region', { name: 'The same difficulty' });
  await expect(same).toContainText('2 students walk into something that is in the way');
  await same.getByRole('button', { name: 'Show their programs' }).click();
  await expect(same.getByText('player.turn_left()')).toBeVisible();
  await teacher.close();
});
