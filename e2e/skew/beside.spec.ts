import { completeFirstLevel, openFirstLevel } from './journeys.ts';
import { expect, type Page, test } from './test.ts';

const VISITS = 20;
/** The start, a page for adults, and a level. */
const PATHS = ['/en/', '/en/login?who=adult', '/en/play/python/intro-level1'];

/** Addresses of the site that were not there, and what the page threw. */
function listenForFaults(page: Page, faults: string[]): void {
  page.on('response', answer => answer.status() >= 400 && faults.push(`${answer.status()} ${answer.url()}`));
  page.on('requestfailed', request => {
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') faults.push(`${why} ${request.url()}`);
  });
  page.on('pageerror', error => faults.push(String(error)));
}

test('no first visit is an empty page', async ({ browser, site }, info) => {
  const faults: string[] = [];
  let empty = 0;
  for (let visit = 0; visit < VISITS; visit += 1) {
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    listenForFaults(page, faults);
    await page.goto(PATHS[visit % PATHS.length]!);
    const heading = page.locator('main h1').first();
    await heading.waitFor({ timeout: 20_000 }).catch(() => (empty += 1));
    await context.close();
  }
  await info.attach('count', { body: String(VISITS - empty) });
  expect({ empty, faults }).toEqual({ empty: 0, faults: [] });
});

test('a visitor plays a level, and its completion is verified', async ({ page }) => {
  await openFirstLevel(page);
  await completeFirstLevel(page);
});
