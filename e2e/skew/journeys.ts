import { accountButton } from '../support/site.ts';
import { chooseTurbo, dialog, openLevel, pasteCode, REFERENCE, runButton } from '../support/play.ts';
import { seededPerson } from '../support/seed.ts';
import { expect, type Page } from './test.ts';

const LEVEL = 'intro-level1';

/** Opens the first level, and waits until it can be run. */
export const openFirstLevel = (page: Page): Promise<void> => openLevel(page, LEVEL);

/** Plays the open first level to its end: learning must be able to replay what this page has recorded. */
export async function completeFirstLevel(page: Page): Promise<void> {
  await chooseTurbo(page);
  await pasteCode(page, REFERENCE[LEVEL]!);
  const judged = page.waitForResponse(answer => {
    const { status } = { status: answer.request().postData() ?? '' };
    return answer.url().includes('/api/level/update/') && /"last_status":"complete"/i.test(status);
  });
  await runButton(page).click();
  await expect(dialog(page, /complete/i)).toBeVisible();
  const answer = await judged;
  const { run } = answer.request().postDataJSON() as {
    run?: { world_version?: string; level_hash?: string };
  };
  const record = `POST /api/level/update: a record of world ${run?.world_version}, level ${run?.level_hash}`;
  expect(answer.status(), record).toBe(200);
  expect(await answer.json(), record).toMatchObject({ verified: true });
}

/** Fills in the form of a grown-up. */
export async function logInByForm(page: Page, key: string): Promise<void> {
  const { login, password } = await seededPerson(key);
  await page.locator('form input[type=email], form input[name=login]').first().fill(login);
  await page.locator('form input[type=password]').first().fill(password);
  await page.locator('form button[type=submit]').click();
  await expect(accountButton(page)).toBeVisible();
}
