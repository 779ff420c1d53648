import axe from 'axe-core';
import { expect, type Page } from './test.ts';

/** Fails on anything that axe finds in the page in its current state. */
export async function expectClean(page: Page): Promise<void> {
  expect(page.frames(), 'axe looks at one frame').toHaveLength(1);
  // Half a megabyte: a page gets it once, and answers with what is wrong rather than with all that was looked at.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
    });
    return found.map(({ id, nodes }) => ({ id, where: nodes.map(node => node.html.slice(0, 160)) }));
  });
  expect(violations).toEqual([]);
}

/** Each device and each direction once: what both change together is nothing that axe looks at. */
export const WAYS = [
  { language: 'en', device: 'desktop', viewport: { width: 1440, height: 900 } },
  { language: 'ar', device: 'phone', viewport: { width: 390, height: 844 } },
] as const;

const DESKTOP = WAYS[0].viewport;
const TABLET = { width: 1024, height: 768 };
const PHONE = WAYS[1].viewport;

/** A phone as narrow as any, or a page at four times its size. */
export const NARROWEST = { width: 320, height: 640 };

/** A longer word may be cut where it has to be. */
const LONGEST_WORD = 20;

/** A word of letters, or a number, between spaces, with its quotation marks and stops: parts of an address are none. */
const WORD = /(?<![^\s\p{Ps}\p{Pi}"'])(?:[\p{L}\p{M}]+|\d+)(?=[.,:;?!)"'”’»،؛؟]*(?:\s|$))/u;

/** Scripts without spaces, in which a line may end after any character. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The words of a page that stand on two lines: in a column that is too narrow they are cut in two. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ longest, pattern, unspaced }) => {
      const words = new RegExp(pattern, 'gu');
      const isUnspaced = new RegExp(unspaced, 'u');
      const texts = document.createTreeWalker(
        document.querySelector('main') ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      const isCut = (text: Node, { index, 0: word }: RegExpExecArray): boolean => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      };
      const found: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { parentElement: around } = text;
        // Of what is closed, or for readers alone, nobody sees where its lines end.
        if (!around?.checkVisibility() || around.closest('.visually-hidden')) continue;
        for (const word of (text.nodeValue ?? '').matchAll(words))
          if (word[0].length <= longest && !isUnspaced.test(word[0]) && isCut(text, word))
            found.push(word[0]);
      }
      return found;
    },
    { longest: LONGEST_WORD, pattern: WORD.source, unspaced: UNSPACED.source },
  );

/** Nothing of a page reaches beyond its sides at a size. */
export async function expectWithin(page: Page, size: typeof NARROWEST): Promise<void> {
  await page.setViewportSize(size);
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(beyond, `beyond the sides at ${size.width}`).toBeLessThanOrEqual(0);
}

/** Nothing reaches beyond the sides at a size, and no word is cut on a phone. */
async function expectRoom(page: Page, size: typeof NARROWEST): Promise<void> {
  await expectWithin(page, size);
  if (size === PHONE) await expect.poll(() => cutWords(page), 'words cut in two').toEqual([]);
}

/** Nothing reaches beyond the sides on any device, the narrowest among them, and no word is cut on a phone. */
export async function expectRoomEverywhere(page: Page): Promise<void> {
  for (const size of [NARROWEST, PHONE, TABLET, DESKTOP]) await expectRoom(page, size);
}

/**
 * Nothing reaches beyond the sides on any device, no word is cut on a phone, and axe is content: on a phone from right to
 * left, on a desktop from left to right. So a page that is opened both ways is checked once on each device and in each direction.
 */
export async function expectSound(page: Page): Promise<void> {
  const isArabic = (await page.locator('html').getAttribute('dir')) === 'rtl';
  for (const size of [PHONE, TABLET, DESKTOP]) {
    await expectRoom(page, size);
    if (size === (isArabic ? PHONE : DESKTOP)) await expectClean(page);
  }
}

/** Dialogs and menus fade in: colours are only right afterwards. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}
