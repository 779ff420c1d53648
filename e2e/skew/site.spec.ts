import { enterAs } from '../support/accounts.ts';
import { readyToRun } from '../support/play.ts';
import { seededPath } from '../support/seed.ts';
import { completeFirstLevel, logInByForm, openFirstLevel } from './journeys.ts';
import { PAGES } from './pages.table.ts';
import { expect, type Page, test } from './test.ts';

test.use({ expected: { refusals: [/api\/auth\/.*(used-up|confirm-email|token|reset|signup)/] } });

test('a visitor plays a level, and its completion is verified', async ({ page }) => {
  await openFirstLevel(page);
  await completeFirstLevel(page);
});

test('somebody logs in', async ({ page }) => {
  await page.goto('/en/login?who=adult');
  await logInByForm(page, 'parent');
});

/** The path prefixes of the remotes that this site has. */
async function prefixesHere(page: Page): Promise<string[]> {
  const { remotes } = (await (await page.request.get('/remotes.json')).json()) as {
    remotes: { prefixes: string[] }[];
  };
  return remotes.flatMap(({ prefixes }) => prefixes).filter(prefix => !prefix.includes('/'));
}

/** How many parts in view are still loading; what is below loads when somebody scrolls to it. */
const loadingInView = (page: Page): Promise<number> =>
  page
    .locator('main .skeleton')
    .evaluateAll(all => all.filter(one => one.getBoundingClientRect().top < window.innerHeight).length);

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(`/en/${path}`);
  if (/^(play.*|challenge\/.*)?$/.test(path)) await readyToRun(page);
  else await expect(page.locator('main h1').first(), `/en/${path}`).toBeVisible();
  await expect.poll(() => loadingInView(page), `/en/${path}`).toBe(0);
  await expect(page.getByRole('heading', { name: 'This part of Burrow' }), `/en/${path}`).toHaveCount(0);
}

test('every page opens', async ({ page }, info) => {
  const listed = new Set(PAGES.flatMap(({ paths }) => paths.map(path => path.split(/[/?]/)[0])));
  const others = (await prefixesHere(page)).filter(prefix => !listed.has(prefix));
  let opened = 0;
  for (const { who, paths } of [...PAGES, { who: null, paths: others }]) {
    await page.context().clearCookies();
    if (who) await enterAs(page.context(), who);
    for (const template of paths) {
      const path = await seededPath(template);
      await test.step(`/en/${path}`, () => openPage(page, path));
      opened += 1;
    }
  }
  await info.attach('count', { body: String(opened) });
});
