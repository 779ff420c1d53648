import { openLevel } from '../support/play.ts';
import { test } from '../support/test.ts';
import { expectStandsAsTyped } from '../support/typed-program.ts';

for (const delay of [0, 100])
  test(`a program typed with ${delay} ms between the keys stands as it was typed`, async ({ page }) => {
    await openLevel(page);
    await expectStandsAsTyped(page, delay);
  });
