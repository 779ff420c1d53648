import type { BrowserContext, Locator } from '@playwright/test';
import { enterAs, post, put } from '../../support/accounts.ts';
import {
  codeOf,
  dialog,
  editor,
  openLevel,
  pasteCode,
  runButton,
  stopButton,
  writeCode,
} from '../../support/play.ts';
import { closeDialog } from '../../support/dialogs.ts';
import { makeClass, runsLike } from '../../support/school-class.ts';
import { expectClean, expectSound } from '../../support/soundness.ts';
import { expect, test, type Page } from '../../support/test.ts';

// The class closes the level in between.
test.use({ expected: { refusals: [/level\/update\/python/] } });
// A whole lesson: on a busy machine it takes two minutes.
test.describe.configure({ timeout: 240_000 });

const WRONG_WAY = 'player.turn_left()\nplayer.move_forward(9)';

/** Runs a program that walks into the fence, to its end. Returns what the page told of its end. */
async function walkAway(page: Page, code: string): Promise<unknown> {
  await openLevel(page);
  await pasteCode(page, code);
  const told = page.waitForResponse(/\/level\/run-outcome\//);
  await runButton(page).click();
  const answer = await told;
  expect(answer.status()).toBe(200);
  return answer.request().postDataJSON() as unknown;
}

/** Long enough to be seen running on a busy machine. */
const TURNS = 'player.turn_right(); player.turn_right(); player.turn_right(); player.turn_right()';

/** One remark to all who fail in the same way; the child reads it at once, over the result of the run. */
async function remarksOnFailure(same: Locator, child: Page): Promise<void> {
  await same.getByRole('button', { name: 'Write to all of them' }).click();
  await same.getByLabel('Remark to 2 students').fill('Look at the fence.');
  await same.getByRole('button', { name: 'Send' }).click();
  await expect(same.page().getByText('2 students see it now.')).toBeVisible();
  await closeDialog(child, 'Error');
  const card = child.getByRole('region', { name: 'Your teacher, to you and others' });
  await expect(card).toContainText('Look at the fence.');
  await card.getByRole('button', { name: 'Got it' }).click();
  await expect(card).toHaveCount(0);
}

/** A remark on a line goes with the line, whatever the child types meanwhile. */
async function remarksOnLine(work: Page, child: Page): Promise<void> {
  await work.getByRole('button', { name: 'Write a remark on line 2' }).first().click();
  await work.getByLabel('Remark on line 2', { exact: true }).fill('Nine tiles? Count them.');
  await editor(child).locator('.ace_content').click();
  await child.keyboard.press('ControlOrMeta+Home');
  await child.keyboard.type('# mine');
  await work.getByRole('button', { name: 'Send' }).click();
  await expect(child.getByRole('region', { name: 'Your teacher, on line 2' })).toContainText('Count them.');
  await child.keyboard.press('Enter');
  const card = child.getByRole('region', { name: 'Your teacher, on line 3' });
  await expect(card).toBeVisible();
  expect(await codeOf(child)).toBe('# mine\nplayer.turn_left()\nplayer.move_forward(9)');
  await expectSound(child);
  await card.getByRole('button', { name: 'Got it' }).click();
  await expect(card).toHaveCount(0);
}

/** Work is handed in after a run, and comes back with a remark to the page that is still open. */
async function handsIn(classPage: Page, child: Page): Promise<void> {
  await walkAway(child, 'player.move_forward(9)');
  await closeDialog(child, 'Error');
  await child.getByRole('button', { name: 'Hand in' }).click();
  await expect(child.getByText('Handed in: ')).toBeVisible();
  await classPage.getByText('Handed in: 1').click();
  await classPage.getByRole('button', { name: /^Open: ben-\w+, Breakfast/i }).click();
  await classPage.getByRole('radio', { name: 'To look at again' }).check();
  await classPage.getByLabel('Remark', { exact: true }).fill('Where is the first carrot?');
  await expectClean(classPage);
  await classPage.getByRole('button', { name: 'Return the work' }).click();
  const card = child.getByRole('region', { name: 'Your teacher asks you to look again' });
  await expect(card).toContainText('Where is the first carrot?');
  await expect(child.getByRole('button', { name: 'Hand in again' })).toBeVisible();
}

/** Changes which chapters a class has unlocked. */
async function setChapters(teacher: BrowserContext, id: string, unlocked_chapters: string[]): Promise<void> {
  const path = `/api/organization/classes/${id}`;
  const { version } = (await (await teacher.request.get(path)).json()) as { version: number };
  await put(teacher, path, { version, unlocked_chapters });
}

test('during a lesson a teacher sees runs and what several fail at, looks at work, remarks and calls everybody', async ({
  page,
  newVisitor,
}) => {
  const classPage = await newVisitor({ viewport: { width: 1024, height: 768 } });
  const teacher = classPage.context();
  await enterAs(teacher, 'teacher');
  const { id, name, students, enter } = await makeClass(teacher, ['zoe', 'ben']);
  await classPage.goto(`/en/organization/classes/${id}`);
  await classPage.getByRole('region', { name: 'Where everyone is now' }).waitFor();
  await put(teacher, `/api/organization/classes/${id}/lesson`, { minutes: 30 });
  await post(teacher, `/api/level/class/${id}/assignments`, {
    course_id: 'python',
    level_slugs: ['intro-level1'],
    due_at: new Date(Date.now() + 86_400_000).toISOString(),
  });

  await enter(page.context(), 'ben');
  const outcome = await walkAway(page, WRONG_WAY);
  const zoe = await newVisitor();
  await enter(zoe.context(), 'zoe');
  await runsLike(zoe.context(), WRONG_WAY, outcome);
  const map = classPage.getByRole('region', { name: 'Where everyone is now' });
  await expect(map.getByRole('listitem').filter({ hasText: /zoe/i }).first()).toBeVisible();
  await expect(classPage.getByRole('row', { name: /zoe/i })).toContainText(/this minute|1 minute ago/);

  const same = classPage.getByRole('region', { name: 'Stuck on the same thing' });
  await expect(same).toContainText('2 students · They look the wrong way when they go on.');
  await same.getByRole('button', { name: 'Show their programs' }).click();
  await expect(same.getByText('player.move_forward(9)').first()).toBeVisible();
  await remarksOnFailure(same, page);

  const work = await teacher.newPage();
  await work.goto(`/en/organization/students/${students.ben}`);
  const looked = page.getByText('Your teacher is looking at your work');
  await expect(looked).toBeVisible();
  await remarksOnLine(work, page);
  await work.getByRole('link', { name }).first().click();
  await expect(looked).toHaveCount(0);

  await openLevel(page);
  await writeCode(page, 'player.turn_left()');
  await runButton(page).click();
  const lesson = await teacher.newPage();
  await lesson.goto(`/en/organization/classes/${id}/lesson`);
  await lesson.getByRole('button', { name: 'Pause the game' }).click();
  const sign = dialog(page, 'Look at your teacher');
  await expect(sign).toBeVisible();
  await expect(stopButton(page)).toHaveCount(0);
  await expect(lesson.getByText('Seen by 1 of 2.')).toBeVisible();
  await lesson.getByRole('button', { name: 'Go on with the game' }).click();
  await expect(sign).toHaveCount(0);

  await writeCode(page, TURNS);
  await lesson.getByLabel('Level', { exact: true }).selectOption('Out of the gate');
  await lesson.getByRole('button', { name: 'Bring everybody here' }).click();
  await expect(page.getByRole('heading', { name: 'Out of the gate' })).toBeVisible();
  await expect(lesson.getByText('Already here: 1 of 2.')).toBeVisible();
  await lesson.getByRole('button', { name: 'Stop calling' }).click();
  await openLevel(page);
  expect(await codeOf(page)).toBe(TURNS);
  await runButton(page).click();
  await stopButton(page).waitFor();
  const shutting = setChapters(teacher, id, ['python:3']);
  await expect(page.getByRole('button', { name: /^Next\./ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await shutting;
  await expect(stopButton(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await runButton(page).click();
  await expect(dialog(page, 'This level is not open yet')).toBeVisible();
  await setChapters(teacher, id, []);
  await handsIn(classPage, page);
});
