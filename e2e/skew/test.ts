import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test as base } from '../support/test.ts';
import { ALONE, type Combination, sideOfPages } from './combinations.table.ts';
import { callAt, missedIn, type RecordedCalls } from './recorded-calls.rules.ts';
import { readSkew, type SkewedSite, startSkewedSite } from './skewed-site.ts';

export { expect };
export type { Page };

/** What the pages of a checkout were built against; nothing where no surface was recorded yet. */
function recordedCalls(root: string): RecordedCalls {
  const file = path.join(root, 'packages/contracts/surface/calls.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RecordedCalls) : {};
}

/** Collects what answers lack of that which pages were built against. */
function listenForAnswers(page: Page, calls: RecordedCalls): Set<string> {
  const missed = new Set<string>();
  page.on('response', async answer => {
    const { pathname } = new URL(answer.url());
    const isOurs = pathname.startsWith('/api/') && answer.ok();
    const name = isOurs && callAt(calls, answer.request().method(), pathname);
    if (!name) return;
    const body: unknown = await answer.json().catch(() => undefined);
    if (body !== undefined) for (const line of missedIn(calls, name, body)) missed.add(line);
  });
  return missed;
}

/**
 * Journeys on the site of a combination. An answer that lacks what an older page was built against fails the journey,
 * since services may only add; what an answer of older services lacks is told beside what fails.
 */
export const test = base.extend<{ answers: undefined }, { combination: Combination; site: SkewedSite }>({
  combination: [ALONE[0]!, { option: true, scope: 'worker' }],
  site: [
    async ({ combination }, use) => {
      const site = await startSkewedSite(combination);
      process.env['BASE_URL'] = site.url;
      await use(site);
      await site.stop();
    },
    { scope: 'worker', auto: true },
  ],
  answers: [
    async ({ page, combination, site }, use, info) => {
      const side = sideOfPages(combination);
      const missed = listenForAnswers(page, recordedCalls(readSkew().sites[side].root));
      const warnings = new Set<string>();
      page.on('console', message => message.type() === 'warning' && warnings.add(message.text()));
      await use(undefined);
      await info.attach('told', { body: [...missed, ...warnings, ...site.errors()].join('\n') });
      if (side === 'previous') expect([...missed]).toEqual([]);
    },
    { auto: true },
  ],
});
