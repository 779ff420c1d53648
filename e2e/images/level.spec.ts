import { completeFirstLevel, openFirstLevel } from '../skew/journeys.ts';
import { test } from '../support/test.ts';

test('a visitor plays a level, and its completion is verified', async ({ page }) => {
  await openFirstLevel(page);
  await completeFirstLevel(page);
});
