import { codeOf, editor, openLevel, writeCode } from '../support/play.ts';
import { expect, test } from '../support/test.ts';
import { typeProgram } from '../support/typing.ts';

/** Whatever the editor offers meanwhile: in a comment, a text, a name, a word of Python, after `player.`. */
const PROGRAM = [
  '# go pl',
  'steps = 2',
  'x = steps',
  'while x:',
  '    if x > 3:',
  '        pass',
  '    else:',
  '        player.turn_left()',
  '    x -= 1',
  'print("hi pl", f"{x} {steps}")',
  'pr = [x]',
].join('\n');

for (const delay of [0, 30, 100]) {
  test(`a program typed with ${delay} ms between the keys stands as it was typed`, async ({ page }) => {
    await openLevel(page);
    await writeCode(page, '');
    await editor(page).locator('.ace_content').click();
    await typeProgram(page, PROGRAM, delay);
    expect(await codeOf(page)).toBe(PROGRAM);
  });
}
