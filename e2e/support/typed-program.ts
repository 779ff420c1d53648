import { codeOf, editor, writeCode } from './play.ts';
import { expect, type Page } from './test.ts';
import { typeProgram } from './typing.ts';

/** Whatever the editor suggests meanwhile: in a comment, a text, a name, a word of Python, after `player.`. */
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

/** Types a program at which the editor offers something in every line, in place of the one that stands there. */
export async function expectStandsAsTyped(page: Page, delay: number): Promise<void> {
  await writeCode(page, '');
  await editor(page).locator('.ace_content').click();
  await typeProgram(page, PROGRAM, delay);
  expect(await codeOf(page)).toBe(PROGRAM);
}
