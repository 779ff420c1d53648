import { sampled } from './draw.ts';
import { seededPath } from './seed.ts';
import { moveTo } from './site.ts';
import { expectSound } from './soundness.ts';
import { expect, test, type Page } from './test.ts';

const LANGUAGES = ['en', 'ar'] as const;

type Language = (typeof LANGUAGES)[number];

/** In which languages something is looked at: in one that is drawn; in both by `npm run test:all`. */
function languagesFor(what: string): readonly Language[] {
  const ways = LANGUAGES.map(language => ({ what, language }));
  return sampled(ways, 1).map(({ language }) => language);
}

/** Something to look at: a page, by its path as for `seededPath`, or what is done on one before it is looked at. */
export type Look = string | { readonly what: string; readonly show: (language: Language) => Promise<void> };

const nameOf = (look: Look): string => (typeof look === 'string' ? look : look.what);

async function open(page: Page, address: string, language: Language): Promise<void> {
  // Within a language as by a link: to load the site again costs more than all that is looked at.
  if (!page.url().includes(`/${language}/`)) await page.goto(address);
  else {
    // By way of another page, so that nothing of one at the same route stays.
    await moveTo(page, `/${language}/between`);
    await moveTo(page, address);
  }
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main .skeleton')).toHaveCount(0);
}

/** Opens every page in one of the languages at least, and fails on what is not sound there on any device. */
export async function expectAllSound(
  page: Page,
  looks: readonly Look[],
  also?: () => Promise<void>,
): Promise<void> {
  for (const language of LANGUAGES)
    for (const look of looks.filter(one => languagesFor(nameOf(one)).includes(language)))
      await test.step(`${language}: ${nameOf(look)}`, async () => {
        if (typeof look !== 'string') await look.show(language);
        else await open(page, `/${language}/${await seededPath(look)}`, language);
        await expectSound(page);
        await also?.();
      });
}
