import { openLevel } from '../../support/play.ts';
import { test } from '../../support/test.ts';
import { expectStandsAsTyped } from '../../support/typed-program.ts';

test('a program typed key by key stands as it was typed', async ({ page }) => {
  await openLevel(page);
  // As fast as children who type well, so that the editor's suggestions have time to open.
  await expectStandsAsTyped(page, 30);
});
