import { memoryOf, runAgain, TURNS } from '../support/many-runs.ts';
import { chooseTurbo, openLevel, pasteCode } from '../support/play.ts';
import { newSubscriber } from '../support/subscriber.ts';
import { expect, test } from '../support/test.ts';

const MOST_GROWTH = 1.2;

test('a subscriber runs a level 200 times, and the memory does not grow', async ({ page, context }) => {
  test.setTimeout(400_000);
  await newSubscriber(context);
  const refused: string[] = [];
  let counted = 0;
  page.on('response', response => {
    if (!response.url().includes('/level/update')) return;
    counted += 1;
    if (!response.ok()) refused.push(`${response.status()} ${response.url()}`);
  });
  await openLevel(page);
  await chooseTurbo(page);
  await pasteCode(page, TURNS);
  expect(await runAgain(page, 20)).toBe(20);
  const before = await memoryOf(page);
  expect(await runAgain(page, 180)).toBe(180);
  const after = await memoryOf(page);
  expect(refused).toEqual([]);
  await expect.poll(() => counted).toBeGreaterThanOrEqual(200);
  expect(after / before).toBeLessThan(MOST_GROWTH);
});
