import { drawn } from '../../support/draw.ts';
import { levelsWithGoals, solveByTyping } from '../../support/solve-level.ts';
import { newSubscriber } from '../../support/subscriber.ts';
import { expect, test } from '../../support/test.ts';

/** The chapter whose level is solved on its page in Arabic. */
const IN_ARABIC = 'python/3';
/** How many others are solved, other ones each time. `npm run e2e:levels -w e2e` solves every level. */
const OTHERS = 2;

/** The last level of each chapter: it uses what the chapter has taught. */
const lastOfChapters = new Map(levelsWithGoals().map(level => [`${level.course}/${level.chapter}`, level]));
const others = [...lastOfChapters].filter(([chapter]) => chapter !== IN_ARABIC);

test('there are chapters, and one of them is solved in Arabic', () => {
  expect([...lastOfChapters.keys()]).toContain(IN_ARABIC);
  expect(others.length).toBeGreaterThan(OTHERS);
});

for (const [chapter, { course, slug }] of [
  [IN_ARABIC, lastOfChapters.get(IN_ARABIC)!] as const,
  ...drawn(others, OTHERS),
])
  test(`the last level of a chapter, ${course}/${slug}, is solved by typing`, async ({ page }) => {
    await newSubscriber(page.context());
    await solveByTyping(page, course, slug, { language: chapter === IN_ARABIC ? 'ar' : 'en' });
  });
