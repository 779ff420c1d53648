import { loadPrograms } from '@burrow/content';
import { codeOf, editor, openLevel, writeCode } from '../support/play.ts';
import { expect, test } from '../support/test.ts';
import { typeProgram } from '../support/typing.ts';

/** As fast as children who type well, so that the editor's suggestions have time to open. */
const DELAY_MS = 30;

for (const [level, { solutions }] of Object.entries(loadPrograms()))
  for (const [index, solution] of solutions.entries())
    test(`solution ${index + 1} of ${level} stands as it was typed`, async ({ page }) => {
      const program = solution.trim();
      await openLevel(page);
      await writeCode(page, '');
      await editor(page).locator('.ace_content').click();
      await typeProgram(page, program, DELAY_MS);
      expect(await codeOf(page)).toBe(program);
    });
