import { readFile } from 'node:fs/promises';
import { chooseTurbo, dialog, readyToRun, runButton, pasteCode } from '../support/play.ts';
import { newSubscriber } from '../support/subscriber.ts';
import { expect, test, type Page } from '../support/test.ts';

type Level = keyof typeof ANSWERS | 'loops-level1' | 'loops-level2' | 'generators-level1' | 'async-level1';

const closePopUp = async (page: Page, name: string): Promise<void> => {
  await dialog(page, name).getByRole('button', { name: 'Close' }).last().click();
};

/** What the learner does while a program waits. */
const ANSWERS = {
  'intro-level5': (page: Page) => closePopUp(page, 'The sign says'),
  'intro-level6': (page: Page) => closePopUp(page, 'The sign says'),
  'intro-level7': (page: Page) => closePopUp(page, 'You wrote'),
  'intro-level8': async (page: Page) => {
    await expect(dialog(page, 'You wrote')).toContainText('Clover Farm: 2 sheds');
    await closePopUp(page, 'You wrote');
  },
};

/** Levels that a learner solves one after another. */
const WAYS: readonly (readonly [course: string, ...levels: Level[]])[] = [
  ['python', 'intro-level5', 'intro-level6', 'intro-level7', 'intro-level8'],
  ['python', 'loops-level1', 'loops-level2'],
  ['advanced-python', 'generators-level1'],
  ['advanced-python', 'async-level1'],
];

const COURSES = new URL('../../packages/content/courses/', import.meta.url);

async function referenceOf(course: string, level: string): Promise<string> {
  return (await readFile(new URL(`${course}/${level}/solutions/reference.py`, COURSES), 'utf8')).trim();
}

/** What the end of a course says depends on the levels that the other tests have solved by then. */
const completed = (page: Page) => dialog(page, /complete/i);

async function solve(page: Page, course: string, level: Level): Promise<void> {
  await readyToRun(page);
  await pasteCode(page, await referenceOf(course, level));
  await runButton(page).click();
  if (level in ANSWERS) await ANSWERS[level as keyof typeof ANSWERS](page);
  await expect(completed(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  await newSubscriber(page.context());
});

for (const [course, first, ...rest] of WAYS)
  test(`a subscriber solves ${[first, ...rest].join(', ')} by the reference`, async ({ page }) => {
    await page.goto(`/en/play/${course}/${first}`);
    await readyToRun(page);
    await chooseTurbo(page);
    await solve(page, course, first!);
    for (const level of rest) {
      await completed(page).getByRole('button', { name: 'Next level' }).click();
      await expect(page).toHaveURL(new RegExp(`/${level}$`));
      await solve(page, course, level);
    }
  });
