import { loadContent } from '@burrow/content';
import { sampled } from '../../support/draw.ts';
import { moveToLevel, openLevel } from '../../support/play.ts';
import { levelsWithGoals } from '../../support/solve-level.ts';
import { newSubscriber } from '../../support/subscriber.ts';
import { expect, test, type Page } from '../../support/test.ts';

/** Lines of code that are in sight once the level's text is folded, by the size of the page. */
const LINES = { '1366x768': 14, '1366x625': 10, '1440x900': 18, '1920x1080': 22, '1024x768': 12 } as const;
const LINES_BESIDE_THE_TEXT = 5;
const LINE_PX = 22;
const SAMPLE = 6;
/** Those whose text is longest. */
const LONG = 4;

const content = loadContent().levels;
const lengthOf = ({ course, slug }: { readonly course: string; readonly slug: string }): number =>
  content[`${course}/${slug}`]?.texts['en']?.guide.length ?? 0;
/** Without those whose text says only that it is not ready: it neither opens nor folds. */
const byText = levelsWithGoals()
  .filter(({ course, slug }) => !content[`${course}/${slug}`]?.guideNotReady)
  .toSorted((one, other) => lengthOf(other) - lengthOf(one));
const levels = [...byText.slice(0, LONG), ...sampled(byText.slice(LONG), SAMPLE)];

/** What some levels have above the code besides: a question or a review before the first run, a setting to choose. */
const OTHERS =
  '.play__code > :not(.level-header, .play__bar, .play__tasks, .play__tools, .editor-frame, .key-row, .play__answers)';

/** Resolves with what is seen of a level's page without scrolling. */
const seen = (page: Page) =>
  page.evaluate(others => {
    const box = (selector: string): DOMRect | undefined =>
      document.querySelector(selector)?.getBoundingClientRect();
    const code = box('.code-editor, .line-order');
    const within = (selector: string): boolean => (box(selector)?.bottom ?? Infinity) <= innerHeight + 1;
    return {
      code: code ? Math.min(code.bottom, innerHeight) - code.top : 0,
      asked: [...document.querySelectorAll(others)]
        .map(bar => bar.getBoundingClientRect().height)
        .reduce((sum, height) => sum + (height && height + 8), 0),
      isTextWhole: within('.level-guide'),
      isRunInSight: within('.run-button'),
      isMapInSight: (box('.game-frame')?.height ?? 0) >= 90 && within('.game-frame'),
      isOrdered: document.querySelector('.line-order') !== null,
    };
  }, OTHERS);

async function resize(page: Page, size: string): Promise<void> {
  const [width, height] = size.split('x').map(Number) as [number, number];
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))));
}

test('code, text, map and Run are in sight in every level, at the sizes of school laptops', async ({
  page,
}) => {
  test.slow();
  await newSubscriber(page.context());
  await openLevel(page);
  const short: string[] = [];
  for (const { course, slug } of levels) {
    await moveToLevel(page, `${course}/${slug}`);
    for (const state of ['open', 'folded'] as const) {
      if (state === 'folded') await page.getByRole('button', { name: 'Close the guide' }).click();
      for (const [size, lines] of Object.entries(LINES)) {
        await resize(page, size);
        const { code, asked, isOrdered, ...parts } = await seen(page);
        const wanted = isOrdered || state === 'open' ? LINES_BESIDE_THE_TEXT : lines - asked / LINE_PX;
        const missing = Object.entries(parts).filter(([, isMet]) => !isMet);
        if (code / LINE_PX < Math.floor(wanted) || missing.length > 0)
          short.push(
            `${slug} ${state} ${size}: ${(code / LINE_PX).toFixed(1)} lines, ${missing.map(([part]) => part).join(' ')}`,
          );
      }
    }
  }
  expect(short).toEqual([]);
});

/** What has the focus, if something else lies over it; the box of a choice lies under its label. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing';
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width * height === 0) return null;
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const isSeen = top !== null && (element.contains(top) || top.contains(element));
    return isSeen ? null : (element.getAttribute('aria-label') ?? element.textContent);
  });

test('enlarged to 200 %, no bar covers what has the focus; 320 pixels are wide enough', async ({ page }) => {
  await openLevel(page);
  await resize(page, '683x384');
  await page.getByRole('link', { name: 'Skip to the code' }).focus();
  const hidden: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await covered(page);
    if (name === 'nothing') break;
    if (name !== null) hidden.push(name);
  }
  expect(hidden).toEqual([]);
  for (const size of ['512x384', '320x640']) {
    await resize(page, size);
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(tooWide, size).toBe(0);
  }
});
