import { expect, test } from '@playwright/test';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WEIGHED_PAGES } from '../../weights/pages.table.ts';
import { weigh } from '../../weights/weigh.ts';
import { complaintsOf, type Limits, type Weight } from '../../weights/weights.rules.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../weights');
/** From where `npm run weights` takes it. */
const MEASURED = path.resolve(import.meta.dirname, '../../../.cache/weights.json');

// A page that grew looks as before.
test.use({ screenshot: 'off' });

test('no page weighs or moves more than its limit', async ({ browser, baseURL }) => {
  const weighed = new Map<string, Weight>();
  const waiting = [...WEIGHED_PAGES];
  const next = async (): Promise<void> => {
    for (let page = waiting.shift(); page; page = waiting.shift())
      weighed.set(page.name, await weigh(browser, baseURL ?? '', page));
  };
  // Most of the time is waiting until nothing comes any more.
  await Promise.all([next(), next(), next()]);
  const weights = Object.fromEntries(
    WEIGHED_PAGES.flatMap(({ name }) => {
      const weight = weighed.get(name);
      return weight ? [[name, weight] as const] : [];
    }),
  );
  await mkdir(path.dirname(MEASURED), { recursive: true });
  await writeFile(MEASURED, JSON.stringify(weights));
  const limits = JSON.parse(await readFile(path.join(FOLDER, 'limits.json'), 'utf8')) as Limits;
  expect(complaintsOf(weights, limits)).toEqual([]);
});
