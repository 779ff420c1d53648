import { enterAs } from '../support/accounts.ts';
import { levelsWithGoals, solveByTyping } from '../support/solve-level.ts';
import { test } from '../support/test.ts';

/** As fast as children who type well, so that the editor's suggestions have time to open. */
const DELAY_MS = 30;

test.beforeEach(async ({ page }) => {
  await enterAs(page.context(), 'ida-digger');
});

for (const { course, slug } of levelsWithGoals())
  test(`${course}/${slug} is solved by typing its reference solution`, async ({ page }) => {
    await solveByTyping(page, course, slug, { delay: DELAY_MS });
  });
