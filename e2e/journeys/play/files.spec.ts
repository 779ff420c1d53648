import { readFile } from 'node:fs/promises';
import { logIn, newFamily, post } from '../../support/accounts.ts';
import { opened } from '../../support/dialogs.ts';
import { codeOf, openLevel, readyToRun, runButton, pasteCode } from '../../support/play.ts';
import { agree, snackbar } from '../../support/site.ts';
import { expect, test, type Page } from '../../support/test.ts';

const CODE = 'for step in range(2):\n    player.turn_left()\nprint("Grüße, أرنب")\n';

const NO_TEXT = 'This is not a text file. Python programs end in .py.';

const tool = (page: Page, name: string) =>
  page.getByLabel('Code', { exact: true }).getByRole('button', { name, exact: true });

const fileOf = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'text/x-python',
  buffer: Buffer.from(content),
});

async function saveResetAndLoad(page: Page): Promise<void> {
  const template = await codeOf(page);
  await pasteCode(page, CODE);
  await tool(page, 'Save').click();
  const save = await opened(page, 'Save your code');
  const name = save.getByRole('textbox', { name: 'File name' });
  await expect(name).toHaveValue('intro-level1');
  await name.fill('   ');
  await save.getByRole('button', { name: 'Save' }).click();
  await expect(save).toContainText('Please provide a name for the file.');
  await expect(name).toBeFocused();
  await name.fill('my farm');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await download;
  await expect(save).toBeHidden();
  expect(file.suggestedFilename()).toBe('my farm.py');
  const saved = await readFile(await file.path(), 'utf8');
  expect(saved).toBe(CODE);

  for (const [typed, wanted] of [
    ['farm.py', 'farm.py'],
    ['my:farm/2', 'myfarm2.py'],
  ] as const) {
    await tool(page, 'Save').click();
    await page.getByRole('textbox', { name: 'File name' }).fill(typed);
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toBe(wanted);
    await expect(page.getByRole('dialog')).toBeHidden();
  }

  await tool(page, 'Reset').click();
  await agree(page, 'Reset');
  await expect.poll(() => codeOf(page)).toBe(template);

  await tool(page, 'Load').click();
  const load = await opened(page, 'Load code');
  await load.getByLabel('Choose a file').setInputFiles(fileOf('my farm.py', saved));
  await expect(load.locator('.code-preview')).toHaveText(CODE);
  expect(await codeOf(page)).toBe(template);
  await load.getByRole('button', { name: 'Load' }).click();
  await expect(snackbar(page)).toHaveText('my farm.py is in the editor.');
  expect(await codeOf(page)).toBe(CODE);
  await page.reload();
  await readyToRun(page);
  expect(await codeOf(page)).toBe(CODE);
}

async function refuseWhatIsNoProgram(page: Page): Promise<void> {
  await pasteCode(page, CODE);
  await tool(page, 'Load').click();
  const load = await opened(page, 'Load code');
  const ok = load.getByRole('button', { name: 'Load' });
  await ok.click();
  await expect(load).toContainText('Choose a file first.');
  for (const [file, words] of [
    [
      fileOf('long.py', 'x'.repeat(50_001)),
      'This file is too long. A program has at most 50,000 characters.',
    ],
    [fileOf('huge.py', Buffer.alloc(3_000_000, 'x')), 'This file is too long.'],
    [fileOf('photo.py', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff])), NO_TEXT],
    [fileOf('unmarked.py', Buffer.from('print(1)', 'utf16le')), NO_TEXT],
    [fileOf('archive.py', Buffer.from([0x50, 0x4b, 3, 4, 0xff, 0xfe, 0])), NO_TEXT],
    [fileOf('empty.py', ' \n'), 'There is no code in this file.'],
  ] as const) {
    await load.getByLabel('Choose a file').setInputFiles(file);
    await expect(load, file.name).toContainText(words);
    await ok.click();
    await expect(load.getByLabel('Choose a file')).toBeFocused();
  }
  await load.getByRole('button', { name: 'Cancel' }).click();
  await expect(load).toBeHidden();
  expect(await codeOf(page)).toBe(CODE);

  await tool(page, 'Load').click();
  const notepad = fileOf('notepad.py', Buffer.from('\uFEFFprint("farm")\r\nprint(2)', 'utf16le'));
  await load.getByLabel('Choose a file').setInputFiles(notepad);
  await expect(load.locator('.code-preview')).toHaveText('print("farm")\nprint(2)');
  await ok.click();
  await expect(load).toBeHidden();
  expect(await codeOf(page)).toBe('print("farm")\nprint(2)');
}

async function bringBack(page: Page): Promise<void> {
  for (const word of ['first', 'second']) {
    await pasteCode(page, `print("${word}")`);
    await runButton(page).click();
    await expect(page.getByLabel('Output').locator('pre')).toHaveText(`${word}\n`);
    await expect(runButton(page)).toBeEnabled();
  }
  await tool(page, 'History').click();
  const history = await opened(page, 'Your last programs');
  const programs = history.getByRole('list', { name: 'Programs, newest first' }).getByRole('button');
  await expect(programs).toHaveCount(2);
  await expect(programs.first()).toBeFocused();
  await expect(history.locator('.code-preview')).toHaveText('print("second")');
  await expect(history).toContainText('This is what is in the editor now.');
  await programs.last().click();
  await expect(history.locator('.code-preview')).toHaveText('print("first")');
  await history.getByRole('button', { name: 'Bring back' }).click();
  await expect(history).toBeHidden();
  await expect(snackbar(page)).toHaveText('The program is back in the editor. Undo takes you back.');
  expect(await codeOf(page)).toBe('print("first")');
  await page.reload();
  await readyToRun(page);
  expect(await codeOf(page)).toBe('print("first")');
}

test('code is saved and loaded, what is no program is refused, and a program that was run is brought back', async ({
  page,
}) => {
  await openLevel(page);
  await test.step('code is saved under names that files can have, reset, and loaded from the file again', () =>
    saveResetAndLoad(page));
  await test.step('a file that is not a program is refused with an explanation; one from Notepad is read', () =>
    refuseWhatIsNoProgram(page));
  await test.step('a program that was run is brought back', () => bringBack(page));
});

test('the last 20 runs of a level are kept, and the oldest of them comes back', async ({ page }) => {
  const { usernames } = await newFamily(page.context(), 1);
  await logIn(page.context(), usernames[0]!);
  for (let run = 1; run <= 22; run += 1) {
    const update = {
      last_status: 'in_progress',
      last_code_executed: `print(${run})`,
      level_slug: 'intro-level3',
    };
    await post(page.context(), '/api/level/update/python', update);
  }
  await openLevel(page, 'intro-level3');
  await tool(page, 'History').click();
  const history = await opened(page, 'Your last programs');
  const programs = history.getByRole('list', { name: 'Programs, newest first' }).getByRole('button');
  await expect(programs).toHaveCount(20);
  await programs.last().click();
  await history.getByRole('button', { name: 'Bring back' }).click();
  await expect(history).toBeHidden();
  expect(await codeOf(page)).toBe('print(3)');
});
