import { readFile } from 'node:fs/promises';
import { chooseTurbo, dialog, pasteCode, readyToRun, runButton } from '../support/play.ts';
import { newSubscriber } from '../support/subscriber.ts';
import { expect, test } from '../support/test.ts';

const REFERENCE = new URL(
  '../../packages/content/courses/python/loops-level1/solutions/reference.py',
  import.meta.url,
);

test('a hard-coded number passes the shown map; the hidden row shows where it falls short', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await newSubscriber(page.context());
  await page.goto('/en/play/python/loops-level1');
  await readyToRun(page);
  await chooseTurbo(page);
  const reference = (await readFile(REFERENCE, 'utf8')).trim();
  await pasteCode(page, reference.replace('range(row)', 'range(4)'));
  await runButton(page).click();
  await expect(page.getByRole('alert')).toContainText('It works on your map, but not on this one yet.');
  await page.getByRole('button', { name: 'Back to my map' }).click();
  await pasteCode(page, reference);
  await runButton(page).click();
  await expect(dialog(page, /complete/i)).toBeVisible();
});
