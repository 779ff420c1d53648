import { AUTHORED_LANGUAGES, OFFERED_LANGUAGES } from '@burrow/contracts/languages';
import { sampled } from './draw.ts';
import { seededPath } from './seed.ts';
import { PSEUDO_LANGUAGES, speakPseudo, type PseudoLanguage } from './pseudo-language.ts';
import { moveTo } from './site.ts';
import { expectSound, expectWithin, NARROWEST } from './soundness.ts';
import { expect, test, type Page } from './test.ts';

const FIRST: readonly string[] = AUTHORED_LANGUAGES;
const OTHERS = OFFERED_LANGUAGES.map(({ code }) => code).filter(code => !FIRST.includes(code));

interface Spoken {
  readonly name: string;
  readonly code: string;
  readonly pseudo?: PseudoLanguage;
}

/**
 * English, Arabic and one of the others, another each time, which `npm run test:all` goes through all; and a language
 * that is longer than any of them, from the left and from the right.
 */
const LANGUAGES: readonly Spoken[] = [
  ...[...FIRST, ...sampled(OTHERS, 1)].map(code => ({ name: code, code })),
  ...PSEUDO_LANGUAGES.map(pseudo => ({ ...pseudo, pseudo })),
];

/** Something to look at: a page, by its path as for `seededPath`, or what is done on one before it is looked at. */
export type Look = string | { readonly what: string; readonly show: (language: string) => Promise<void> };

const nameOf = (look: Look): string => (typeof look === 'string' ? look : look.what);

interface Way {
  readonly look: Look;
  readonly language: Spoken;
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

/** Opens a page; within a language as by a link, since to load the site again costs more than all that is looked at. */
async function open(page: Page, address: string, isWithin: boolean): Promise<void> {
  if (!isWithin) await page.goto(address);
  else {
    // By way of another page, so that nothing of one at the same route stays.
    await moveTo(page, `/${address.split('/')[1]}/between`);
    await moveTo(page, address);
  }
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main .skeleton')).toHaveCount(0);
}

/** Looks at pages in one language. */
async function expectSoundIn(
  page: Page,
  { name, code, pseudo }: Spoken,
  looks: readonly Look[],
  also?: () => Promise<void>,
): Promise<void> {
  const end = pseudo && (await speakPseudo(page, pseudo));
  let isWithin = false;
  for (const look of looks)
    await test.step(`${name}: ${nameOf(look)}`, async () => {
      if (typeof look === 'string') await open(page, `/${code}/${await seededPath(look)}`, isWithin);
      else await look.show(code);
      isWithin = true;
      await expectSound(page);
      if (pseudo) await expectWithin(page, NARROWEST);
      await also?.();
    });
  await end?.();
}

/** Opens what is drawn of some pages, and fails on what is not sound there on any device. */
export async function expectAllSound(
  page: Page,
  looks: readonly Look[],
  also?: () => Promise<void>,
): Promise<void> {
  const ways = waysOf(looks);
  // One language after the other: to change it is to load the site again.
  for (const language of LANGUAGES) {
    const own = ways.filter(way => way.language === language).map(({ look }) => look);
    if (own.length > 0) await expectSoundIn(page, language, own, also);
  }
}
