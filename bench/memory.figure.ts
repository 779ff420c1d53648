import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseTurbo, writeCode } from '../e2e/support/play.ts';
import { memoryOf, runAgain, TURNS } from '../e2e/support/many-runs.ts';
import { seedDatabase, seededPerson } from '../e2e/support/seed.ts';
import { startPlatform } from '../e2e/support/platform.ts';
import { emptyContext, openBrowser } from './browser.ts';
import { atMost, type Figure } from './figure.ts';

const GOAL = 1.2;
const FIRST = 10;
const ALL = 200;
const MEBIBYTE = 1_048_576;
/** The standby worker starts two seconds after the first; measured before, it would count as growth. */
const REST_MS = 6_000;

const inMebibytes = (bytes: number): string => (bytes / MEBIBYTE).toFixed(1);

/** Memory of the page and its workers after many runs of a subscriber, compared with that after the first few. */
export async function measureMemory(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'burrow-bench-'));
  await seedDatabase(folder);
  const platform = await startPlatform({}, folder);
  const browser = await openBrowser();
  try {
    const { session } = await seededPerson('subscriber');
    const context = await emptyContext(browser);
    const cookies = { session, has_session: '1' };
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: platform.url })),
    );
    const page = await context.newPage();
    await page.goto(`${platform.url}/en/play/python/intro-level1`);
    await page.locator('.ace_editor').waitFor();
    await chooseTurbo(page);
    await writeCode(page, TURNS);
    await page.waitForTimeout(REST_MS);
    if ((await runAgain(page, FIRST)) !== FIRST) throw new Error('a run did not end as it should');
    const first = await memoryOf(page);
    if ((await runAgain(page, ALL - FIRST)) !== ALL - FIRST)
      throw new Error('a run did not end as it should');
    const last = await memoryOf(page);
    return [
      atMost(GOAL, {
        name: `memory after ${ALL} runs against after ${FIRST}`,
        value: last / first,
        unit: 'times',
        detail: `${inMebibytes(first)} MiB, then ${inMebibytes(last)} MiB, workers included`,
      }),
    ];
  } finally {
    await browser.close();
    await platform.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
