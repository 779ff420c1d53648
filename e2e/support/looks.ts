import { AUTHORED_LANGUAGES, OFFERED_LANGUAGES } from '@burrow/contracts/languages';
import { sampled } from './draw.ts';
import { seededPath } from './seed.ts';
import { moveTo } from './site.ts';
import { expectSound } from './soundness.ts';
import { expect, test, type Page } from './test.ts';

const FIRST: readonly string[] = AUTHORED_LANGUAGES;
const OTHERS = OFFERED_LANGUAGES.map(({ code }) => code).filter(code => !FIRST.includes(code));

/** English, Arabic and one of the others, another each time; `npm run test:all` goes through all. */
const LANGUAGES = [...FIRST, ...sampled(OTHERS, 1)];

/** Something to look at: a page, by its path as for `seededPath`, or what is done on one before it is looked at. */
export type Look = string | { readonly what: string; readonly show: (language: string) => Promise<void> };

const nameOf = (look: Look): string => (typeof look === 'string' ? look : look.what);

interface Way {
  readonly look: Look;
  readonly language: string;
}

/**
 * What is looked at: of the pages half, which are drawn; what is done on one each time; in a language that is drawn.
 * All of it, in every language, by `npm run test:all`.
 */
function waysOf(looks: readonly Look[]): readonly Way[] {
  const pages = looks.filter(look => typeof look === 'string');
  const seen = sampled(pages, Math.ceil(pages.length / 2));
  return looks
    .filter(look => typeof look !== 'string' || seen.includes(look))
    .flatMap(look => {
      const ways = LANGUAGES.map(language => ({ what: nameOf(look), language }));
      return sampled(ways, 1).map(({ language }) => ({ look, language }));
    });
}

async function open(page: Page, address: string, language: string): Promise<void> {
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

/** Opens what is drawn of some pages, and fails on what is not sound there on any device. */
export async function expectAllSound(
  page: Page,
  looks: readonly Look[],
  also?: () => Promise<void>,
): Promise<void> {
  const ways = waysOf(looks);
  // One language after the other: to change it is to load the site again.
  for (const wanted of LANGUAGES)
    for (const { look, language } of ways.filter(way => way.language === wanted))
      await test.step(`${language}: ${nameOf(look)}`, async () => {
        if (typeof look !== 'string') await look.show(language);
        else await open(page, `/${language}/${await seededPath(look)}`, language);
        await expectSound(page);
        await also?.();
      });
}
