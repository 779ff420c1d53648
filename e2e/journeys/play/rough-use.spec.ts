import type { Route } from '@playwright/test';
import { atRest } from '../../support/dialogs.ts';
import { logIn, newFamily, post } from '../../support/accounts.ts';
import {
  chooseTurbo,
  codeOf,
  dialog,
  moveToLevel,
  openLevel,
  readyToRun,
  REFERENCE,
  runButton,
  stopButton,
  writeCode,
  pasteCode,
} from '../../support/play.ts';
import { expectIdle, expectWalking, listenForRuns, output, tileHere } from '../../support/runs.ts';
import { accountButton, openAccountMenu, snackbar } from '../../support/site.ts';
import { expect, test, type Page } from '../../support/test.ts';

const SOLUTION = REFERENCE['intro-level1']!;
const tool = (page: Page, name: string) =>
  page.getByLabel('Code', { exact: true }).getByRole('button', { name, exact: true });

async function leaveLevels(page: Page): Promise<void> {
  const posted = listenForRuns(page);
  let held: Route | undefined;
  await page.route('**/level/data/python/intro-level2*', route => {
    held = route;
  });
  const ways = page.getByRole('navigation', { name: 'Other levels' });
  await ways.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/intro-level2$/);
  await expect.poll(() => held !== undefined).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Breakfast');
  await held!.continue();
  await page.unroute('**/level/data/python/intro-level2*');
  await readyToRun(page);
  await pasteCode(page, SOLUTION);
  await chooseTurbo(page);
  await runButton(page).click();
  await expect(dialog(page, 'Level complete')).toBeVisible();
  await expect(page).toHaveURL(/intro-level1$/);
  await atRest(dialog(page, 'Level complete'));
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Level complete')).toBeHidden();

  await page.getByText('Normal', { exact: true }).click();
  await writeCode(page, '# one');
  await ways.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/intro-level2$/);
  await readyToRun(page);
  await pasteCode(page, REFERENCE['intro-level2']!);
  await expect(tileHere(page)).toContainText('you, facing');
  const start = (await tileHere(page).textContent())!;
  await runButton(page).click();
  await expect(tileHere(page)).not.toHaveText(start);
  await page.goBack();
  await expect(page).toHaveURL(/intro-level1$/);
  await expectIdle(page);
  expect(await codeOf(page)).toBe('# one');
  await page.goForward();
  await expect(page).toHaveURL(/intro-level2$/);
  await expectIdle(page);
  await expect(tileHere(page)).toHaveText(start);
  expect(await codeOf(page)).toBe(REFERENCE['intro-level2']);
  expect(posted.completions).toHaveLength(1);
}

async function clickTwiceAndAtOnce(page: Page): Promise<void> {
  const posted = listenForRuns(page);
  await chooseTurbo(page);
  await pasteCode(page, SOLUTION);
  await runButton(page).dblclick();
  await expect(dialog(page, 'Level complete')).toBeVisible();
  expect(posted.runs).toHaveLength(1);
  await atRest(dialog(page, 'Level complete'));
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Level complete')).toBeHidden();
  await writeCode(page, 'while True:\n    pass');
  await runButton(page).click();
  await stopButton(page).dblclick();
  await expect(output(page).getByText('Stopped.')).toBeVisible();
  await expectIdle(page);
  expect(posted.runs).toHaveLength(2);
  for (const [name, title] of [
    ['Reset', 'Reset your code?'],
    ['Save', 'Save your code'],
    ['Load', 'Load code'],
  ] as const) {
    await tool(page, name).dblclick();
    await expect(dialog(page, title)).toHaveCount(1);
    await expect(dialog(page, title)).toBeVisible();
    await atRest(dialog(page, title));
    await page.keyboard.press('Escape');
    await expect(dialog(page, title)).toBeHidden();
  }
  expect(await codeOf(page)).toBe('while True:\n    pass');

  await pasteCode(page, SOLUTION.replace('(3)', '(1)'));
  const sent = page.waitForRequest(request => request.postData()?.includes('in_progress') ?? false);
  await runButton(page).evaluate(async (run: HTMLElement, code) => {
    const element = document.querySelector('.ace_editor') as HTMLElement & { env: { editor: Typed } };
    interface Typed {
      focus(): void;
      setValue(text: string): void;
    }
    element.env.editor.focus();
    element.env.editor.setValue(code);
    run.focus();
    await new Promise(resolve => setTimeout(resolve));
    run.click();
  }, SOLUTION);
  expect((await sent).postDataJSON()).toMatchObject({ last_code_executed: SOLUTION });
  await expect(dialog(page, 'Level complete')).toBeVisible();
}

test('levels that are left are idle and keep their own code; double clicks do what one click does', async ({
  page,
}) => {
  test.slow();
  await openLevel(page);
  await test.step('levels that are left, before they have loaded or during a run, are idle and keep their own code', () =>
    leaveLevels(page));
  await moveToLevel(page, 'python/intro-level1');
  await test.step('double clicks do what one click does, and Run right after the last key runs what is in the editor', () =>
    clickTwiceAndAtOnce(page));
});

test('one level in two tabs, run in both at once: both complete it, and the code typed last stays', async ({
  page,
  context,
}) => {
  test.slow();
  const other = await context.newPage();
  for (const each of [page, other]) {
    await openLevel(each);
    await chooseTurbo(each);
  }
  await pasteCode(page, SOLUTION);
  await pasteCode(other, `# the other tab\n${SOLUTION}`);
  await Promise.all([page, other].map(each => runButton(each).click()));
  for (const each of [page, other]) await expect(dialog(each, 'Level complete')).toBeVisible();
  await page.bringToFront();
  await atRest(dialog(page, 'Level complete'));
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Level complete')).toBeHidden();
  const saved = page.waitForResponse(answer => answer.url().includes('/level/draft/') && answer.ok());
  await writeCode(page, '# typed last');
  await saved;
  await other.reload();
  await readyToRun(other);
  expect(await codeOf(other)).toBe('# typed last');
  await expect(other.getByRole('link', { name: /Level 1: Breakfast, completed/ })).toBeVisible();
  await tool(other, 'History').click();
  const programs = dialog(other, 'Your last programs').getByRole('list', {
    name: 'Programs, newest first',
  });
  await expect(programs.getByRole('button')).toHaveCount(2);
});

test.describe('a browser that changed hands while the page slept', () => {
  test.use({ expected: { refusals: [/409 \(Conflict\)/] } });

  test('keeps what the first child typed from the second, whose page it becomes', async ({
    page,
    context,
  }) => {
    const { usernames } = await newFamily(context, 2);
    await logIn(context, usernames[0]!);
    await openLevel(page);
    await logIn(context, usernames[1]!);
    const refused = page.waitForResponse(answer => answer.url().includes('/level/draft/'));
    await writeCode(page, '# mine alone');
    expect((await refused).status()).toBe(409);
    await expect(accountButton(page)).toHaveText(usernames[1]!);
    await readyToRun(page);
    expect(await codeOf(page)).not.toContain('mine alone');
    await page.reload();
    await readyToRun(page);
    expect(await codeOf(page)).not.toContain('mine alone');
    await logIn(context, usernames[0]!);
    await page.reload();
    await readyToRun(page);
    expect(await codeOf(page)).toBe('# mine alone');
  });
});

test.describe('without a network', () => {
  test.use({ expected: { refusals: [/ERR_INTERNET_DISCONNECTED/] } });

  test('a run in progress continues, its completion is reported as unsaved, and the next run saves it', async ({
    page,
    context,
  }) => {
    await openLevel(page);
    await pasteCode(page, SOLUTION);
    await runButton(page).click();
    await expectWalking(page);
    await context.setOffline(true);
    await expect(snackbar(page)).toHaveText(
      'You completed the level, but it could not be saved. Run it again in a minute.',
      { timeout: 40_000 },
    );
    const readAgain = page.waitForResponse(answer => answer.url().includes('/level/data/') && answer.ok());
    await context.setOffline(false);
    await readAgain;
    await atRest(dialog(page, 'Level complete'));
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Level complete')).toBeHidden();
    await chooseTurbo(page);
    const kept = page.waitForResponse(
      answer => (answer.request().postData() ?? '').includes('"COMPLETE"') && answer.ok(),
    );
    await runButton(page).click();
    await kept;
    await page.reload();
    await expect(page.getByRole('link', { name: /Level 1: Breakfast, completed/ })).toBeVisible();
  });
});

test.describe('signed out in another tab', () => {
  test.use({ expected: { refusals: [/40[123]/] } });

  test('a run ends well, the student’s work is not shown to the next person, and a tab that stayed open is a visitor’s at once', async ({
    page,
    context,
  }) => {
    const { usernames } = await newFamily(context, 1);
    await logIn(context, usernames[0]!);
    await openLevel(page);
    await pasteCode(page, `# mine alone\n${SOLUTION}`);
    await runButton(page).click();
    await expectWalking(page);
    await post(context, '/api/auth/logout', {});
    await expect(runButton(page)).toBeEnabled({ timeout: 30_000 });
    await page.reload();
    await readyToRun(page);
    expect(await codeOf(page)).not.toContain('mine alone');
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();

    await logIn(context, usernames[0]!);
    await openLevel(page);
    await writeCode(page, '# mine alone');
    const other = await context.newPage();
    await other.goto('/en/tos');
    await (await openAccountMenu(other)).getByRole('menuitem', { name: 'Log Out' }).click();
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
    await readyToRun(page);
    await expect.poll(() => codeOf(page)).not.toContain('mine alone');
  });
});
