import type { DesignExercise } from '@burrow/contracts';
import { loadContent, loadPrograms } from '@burrow/content';
import { chooseTurbo, readyToRun, runButton, writeCode } from './play.ts';
import { expect, type Page } from './test.ts';

type Level = ReturnType<typeof loadContent>['levels'][string];

/** What ends a level, a challenge or a course in English and Arabic. */
const COMPLETE = /complete$|^اكتمل/;

/** What changes from lines to be put in order to the editor. */
const TYPE = /^(Type instead|اكتب بنفسك)$/;

const completed = (page: Page) => page.getByRole('dialog', { name: COMPLETE });

/** Answers what the program waits for, one after the other, until the level is complete. */
export async function answerUntilComplete(
  page: Page,
  { answers = [], input = [] }: Pick<Level, 'answers' | 'input'>,
): Promise<void> {
  const popup = page.locator('.popup-dialog:visible');
  const [choices, typed] = [[...answers], [...input]];
  for (;;) {
    await expect(popup.or(completed(page)).first()).toBeVisible({ timeout: 60_000 });
    if (await completed(page).isVisible()) return;
    const asked = await popup.elementHandle();
    if (!asked) continue;
    const yes = popup.getByRole('button', { name: /^(Yes|نعم)$/ });
    const no = popup.getByRole('button', { name: /^(No|لا)$/ });
    if (await popup.getByRole('textbox').isVisible()) {
      await page.keyboard.type(typed.shift() ?? '');
      await page.keyboard.press('Enter');
    } else if (await yes.isVisible()) await (choices.shift() === false ? no : yes).click();
    else await page.keyboard.press('Escape');
    await asked.waitForElementState('hidden').catch(() => {});
  }
}

/** Levels that have goals, in the order of their courses: `course/slug`. */
export function levelsWithGoals(): {
  readonly course: string;
  readonly slug: string;
  readonly chapter: number;
}[] {
  const { courses, levels } = loadContent();
  return courses.flatMap(({ slug: course, chapters }) =>
    chapters.flatMap(({ id: chapter, levels: slugs }) =>
      slugs
        .filter(slug => (levels[`${course}/${slug}`]?.levelGoals.length ?? 0) > 0)
        .map(slug => ({ course, slug, chapter })),
    ),
  );
}

/** What has to be done before a level's program can be typed and run: its question, and from lines to the editor. */
async function openEditor(page: Page, { exercise }: Level): Promise<void> {
  if (exercise?.kind === 'predict') await page.locator('.question-bar .choice').first().click();
  if (exercise?.kind === 'order') await page.getByRole('button', { name: TYPE }).click();
  if (exercise?.kind === 'design') await breakProgram(page, exercise);
}

/** Runs the given program in one setting after the other, until it fails. */
async function breakProgram(page: Page, task: DesignExercise): Promise<void> {
  const bar = page.locator('.design-bar');
  for (const values of settings(task)) {
    for (const [index, value] of values.entries()) await chooseValue(page, index, value);
    await runButton(page).click();
    await endTrial(page);
    if ((await bar.getAttribute('data-state')) === 'found') return;
  }
  throw new Error('The given program fails nowhere.');
}

/** All ways to choose one value of each, as indexes. */
const settings = ({ choices }: DesignExercise): readonly (readonly number[])[] =>
  choices.reduce<readonly (readonly number[])[]>(
    (rows, { values }) => rows.flatMap(row => values.map((_, index) => [...row, index])),
    [[]],
  );

async function chooseValue(page: Page, choice: number, index: number): Promise<void> {
  const part = page.locator('.setting-chooser__choice').nth(choice);
  const stepper = part.getByRole('spinbutton');
  if ((await stepper.count()) === 0) return part.locator('.choice').nth(index).click();
  await stepper.press('Home');
  for (let step = 0; step < index; step++) await stepper.press('ArrowUp');
}

/** Closes what the given program says, until it has worked or failed in the setting that is chosen. */
async function endTrial(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const told = page.locator('.design-bar:not([data-state="looking"])');
  await expect(dialog.or(told).first()).toBeVisible({ timeout: 60_000 });
  while (await dialog.isVisible()) {
    await page.keyboard.press('Escape');
    await expect(dialog.or(told).first()).toBeVisible();
  }
}

interface Typing {
  readonly language?: string;
  /** Between keys, in milliseconds. */
  readonly delay?: number;
}

/** Opens a level as it stands in the course, types the reference solution key by key, runs it and sees it completed. */
export async function solveByTyping(
  page: Page,
  course: string,
  slug: string,
  { language = 'en', delay = 0 }: Typing = {},
): Promise<void> {
  const name = `${course}/${slug}`;
  const level = loadContent().levels[name];
  const program = loadPrograms()[name]?.solutions[0]?.trim();
  if (!level || !program) throw new Error(`${name} has no solution.`);
  const place = course === 'challenges' ? `challenge/${slug}` : `play/${course}/${slug}`;
  await page.goto(`/${language}/${place}`);
  await readyToRun(page);
  await openEditor(page, level);
  await chooseTurbo(page);
  await writeCode(page, program, delay);
  await runButton(page).click();
  await answerUntilComplete(page, level);
}
