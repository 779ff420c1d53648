import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { enterAs } from '../support/accounts.ts';
import { speak } from '../support/pseudo-language.ts';
import { seededPath } from '../support/seed.ts';
import { expect, test, type Page } from '../support/test.ts';

/** From where `npm run texts -- export` takes it. */
const FOLDER = path.resolve(import.meta.dirname, '../../.cache/screens');
/** Any of those whose texts are files. */
const CODE = 'de';
const NAME = /⟦([^⟦⟧]+)⟧/g;

const PAGES: Readonly<Record<string, readonly string[]>> = {
  '': [
    '',
    'play/python/intro-level3',
    'challenges',
    'login',
    'signup',
    'purchase',
    'schools',
    'guide',
    'parents',
  ],
  parent: ['profile/details', 'profile/students', 'profile/billing', 'courses', 'purchase'],
  teacher: [
    'organization/classes',
    'organization/classes/{class}',
    'organization/classes/{class}/marks',
    'organization/students/import',
  ],
  admin: ['organization/teachers', 'organization/details', 'organization/audit'],
};

const fileOf = (who: string, address: string): string =>
  `${[who || 'visitor', ...address.split('/')].filter(Boolean).join('-').replaceAll(/[{}]/g, '')}.png`;

async function open(page: Page, code: string, address: string): Promise<void> {
  await page.goto(`/${code}/${await seededPath(address)}`);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('.layout__page > .skeleton, .area__page > .skeleton')).toHaveCount(0);
}

/** The names of the texts that a page shows, or says to a screen reader. */
async function namesOn(page: Page): Promise<string[]> {
  const html = await page.content();
  return [...new Set([...html.matchAll(NAME)].map(([, name]) => name!))].toSorted();
}

test('a picture of each page, and which texts are on it, for translators', async ({ page, context }) => {
  test.slow();
  await mkdir(FOLDER, { recursive: true });
  const screens: Record<string, string[]> = {};
  for (const [who, addresses] of Object.entries(PAGES)) {
    if (who !== '') await enterAs(context, who);
    for (const address of addresses)
      await test.step(`${who} ${address}`, async () => {
        const end = await speak(page, CODE, (_, id) => `⟦${id}⟧`);
        await open(page, CODE, address);
        const names = await namesOn(page);
        expect(names.length).toBeGreaterThan(10);
        await end();
        await open(page, 'en', address);
        await page.screenshot({ path: path.join(FOLDER, fileOf(who, address)), fullPage: true });
        screens[fileOf(who, address)] = names;
      });
  }
  await writeFile(path.join(FOLDER, 'screens.json'), JSON.stringify(screens, null, 2));
});
