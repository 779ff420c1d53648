import { ANIMAL_PLACEHOLDER, type LevelData } from '@burrow/contracts';
import { completeLevels, levelsOf, solutionOf } from '../../support/completions.ts';
import { closesByEscape, opened } from '../../support/dialogs.ts';
import { chooseTurbo, openLevel, readyToRun, runButton, pasteCode, writeCode } from '../../support/play.ts';
import { newSubscriber } from '../../support/subscriber.ts';
import { expect, test, type Page } from '../../support/test.ts';

const tool = (page: Page, name: string) =>
  page.getByLabel('Code', { exact: true }).getByRole('button', { name, exact: true });

/** Where a level keeps what a step of help tells. */
const NAMES = { Tutorial: 'tutorial', Tip: 'tip', Hint: 'hint' } as const;

/** Words of a level's text up to its first piece of Markdown, as read by somebody who plays the rabbit. */
const beginningOf = (text: string): string =>
  /^[^`*\n]+/.exec(text.trim().replaceAll(ANIMAL_PLACEHOLDER, 'Rabbit'))?.[0].trim() ?? '';

test('what the play page opens on a press, an error and Help take the focus, close with Escape and return the focus', async ({
  page,
}) => {
  await openLevel(page);
  const level = (await (await page.request.get('/api/level/data/python/intro-level1')).json()) as LevelData;
  const dialogs = [
    ['Reset', 'Reset your code?', 'Ctrl+Z brings your code back', ['button', 'Cancel']],
    ['Save', 'Save your code', '“.py” is added if it is missing.', ['textbox', 'File name']],
    ['Load', 'Load code', 'replaces the code in the editor', ['button', 'Choose a file']],
    ['History', 'Your last programs', 'Nothing here yet.', ['button', 'Close']],
  ] as const;
  for (const [button, name, text, [role, focused]] of dialogs) {
    await tool(page, button).click();
    const dialog = await opened(page, name);
    await expect(dialog).toContainText(text);
    await expect(dialog.getByRole(role, { name: focused }).last()).toBeFocused();
    await closesByEscape(page, dialog, tool(page, button));
  }
  const owl = page.getByRole('button', { name: 'Ask the owl' });
  await owl.click();
  const help = await opened(page, 'Help');
  for (const name of ['Tutorial', 'Tip', 'Hint'] as const) {
    const step = help.getByRole('button', { name, exact: true });
    await step.click();
    await expect(step).toHaveAttribute('aria-current', 'step');
    await expect(help).toContainText(beginningOf(level[NAMES[name]]));
  }
  await closesByEscape(page, help, owl);
  const codeBook = page.getByRole('button', { name: 'Code book' });
  await codeBook.click();
  const book = await opened(page, 'Code book');
  await expect(book).toContainText('player.move_forward(');
  await expect(book.getByRole('searchbox', { name: 'Search the code book' })).toBeFocused();
  await closesByEscape(page, book, codeBook);

  await chooseTurbo(page);
  const helpButton = page.getByRole('button', { name: /^Help/ });
  await expect(helpButton).toHaveAttribute('aria-disabled', 'true');
  await writeCode(page, 'player.move_forward(30)');
  await runButton(page).click();
  const error = await opened(page, 'Error');
  await expect(error).toContainText('Line 1, tile in column');
  await expect(runButton(page), 'the error lies beside the code, and takes no focus').toBeFocused();
  await closesByEscape(page, error, runButton(page));
  await helpButton.click();
  await expect(help.getByRole('button', { name: 'Hint' })).toBeFocused();
  await help.getByRole('button', { name: 'More help' }).click();
  await expect(help.getByRole('button', { name: 'Where to look' })).toHaveAttribute('aria-current', 'step');
  await expect(help).toContainText('Look at ');
  await closesByEscape(page, help, helpButton);
});

test('level 4: what it wrote, the others of its chapter, the way to the certificate; level 5 needs an account', async ({
  page,
}) => {
  await openLevel(page, 'intro-level4');
  await chooseTurbo(page);
  await pasteCode(page, solutionOf('python', 'intro-level4'));
  await runButton(page).click();
  await expect(await opened(page, 'You wrote')).toContainText('Clover');
  await expect(page.getByRole('dialog', { name: 'Level complete' })).toBeHidden();
  await page.keyboard.press('Escape');
  const complete = await opened(page, 'Level complete');
  await expect(complete).toContainText('All goals met');
  await expect(complete).toContainText(/You used .*speak\(name\)/);
  await expect(complete.getByRole('button', { name: 'Next level' })).toBeFocused();
  const levels = complete.getByRole('list', { name: 'Levels in Variables and Types' });
  await expect(levels.getByRole('link', { name: /^Level 4: .*, completed$/ })).toBeVisible();
  await expect(levels.getByRole('link', { name: /^Level 2: / })).toHaveAttribute('href', /intro-level2$/);
  await page.keyboard.press('Escape');
  const certificate = await opened(page, 'Your certificate');
  await expect(complete).toBeHidden();
  await expect(certificate).toContainText(/All levels complete: 1 of \d+/);
  await expect(certificate.getByRole('button', { name: 'Continue' })).toBeFocused();
  await closesByEscape(page, certificate, runButton(page));

  const ways = page.getByRole('navigation', { name: 'Other levels' });
  await ways.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/intro-level5$/);
  await readyToRun(page);
  await runButton(page).click();
  const prompt = await opened(page, 'Sign Up to Continue');
  await expect(prompt).toContainText('This level needs an account. It is free.');
  await expect(prompt.getByRole('button', { name: 'Sign Up' })).toBeFocused();
  await closesByEscape(page, prompt, runButton(page));
});

async function runSolution(page: Page, course: string, slug: string): Promise<void> {
  await page.goto(`/en/play/${course}/${slug}`);
  await readyToRun(page);
  await chooseTurbo(page);
  await pasteCode(page, solutionOf(course, slug));
  await runButton(page).click();
}

test('the last level says that others are left, and completing the last of these ends the course', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await newSubscriber(page.context());
  const levels = await levelsOf(page.context(), 'python');
  const [first, last] = [levels[0]!, levels.at(-1)!];
  const others = levels.slice(1, -1).map(({ slug }) => slug);
  await completeLevels(page.context(), 'python', others);

  await runSolution(page, 'python', last.slug);
  await opened(page, 'You wrote');
  await page.keyboard.press('Escape');
  const final = await opened(page, 'Last level complete');
  await expect(final).toContainText(
    'This was the last level. Some levels before it are still waiting for you.',
  );
  const wayOn = final.getByRole('button', { name: `Go to “${first.name}”` });
  await expect(wayOn).toBeFocused();
  await wayOn.click();
  await expect(page).toHaveURL(new RegExp(`${first.slug}$`));

  await readyToRun(page);
  await pasteCode(page, solutionOf('python', first.slug));
  await runButton(page).click();
  const course = await opened(page, 'Course complete');
  await expect(course).toContainText('You have completed every level. Well done!');
  await expect(course.getByRole('button', { name: 'Your certificate' })).toBeFocused();
  await page.keyboard.press('Enter');
  const certificate = await opened(page, 'Your certificate');
  await expect(certificate).toContainText(`All levels complete: ${levels.length} of ${levels.length}`);
  await expect(certificate.getByRole('button', { name: 'Continue' })).toBeFocused();
  await closesByEscape(page, certificate, runButton(page));
});
