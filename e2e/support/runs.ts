import { runButton, stopButton, pasteCode } from './play.ts';
import { expect, type Page } from './test.ts';

/** The tile of the map's grid on which the reader is; it follows the player. */
export const tileHere = (page: Page) => page.getByRole('gridcell').and(page.locator('[tabindex="0"]'));
/** Waits until the player of the first level, who begins in column 7, is on the way. */
export const expectWalking = (page: Page): Promise<void> =>
  expect(tileHere(page)).toContainText(/^Column (?!7,)/);
export const stepLog = (page: Page) => page.getByRole('log');
export const output = (page: Page) => page.getByLabel('Output', { exact: true });

interface Posted {
  readonly runs: string[];
  readonly completions: string[];
}

/** Collects what the page reports to the server about its runs, by kind. */
export function listenForRuns(page: Page): Posted {
  const posted: Posted = { runs: [], completions: [] };
  page.on('request', request => {
    if (!request.url().includes('/level/update/')) return;
    const body = request.postData() ?? '';
    (body.includes('"COMPLETE"') ? posted.completions : posted.runs).push(body);
  });
  return posted;
}

/** Nothing is running, open or being said, and the code can be edited. */
export async function expectIdle(page: Page): Promise<void> {
  await expect(runButton(page)).toBeEnabled({ timeout: 30_000 });
  await expect(stopButton(page)).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('.speech')).toBeHidden();
  const canWrite = () =>
    page
      .locator('.ace_editor')
      .first()
      .evaluate(element => {
        const { env } = element as HTMLElement & { env: { editor: { getReadOnly(): boolean } } };
        return !env.editor.getReadOnly();
      });
  await expect.poll(canWrite).toBe(true);
}

/** After Stop: it is announced, everything is idle, and the next run begins where the level begins. */
export async function expectStopped(page: Page, start: string | RegExp): Promise<void> {
  await expect(output(page).getByText('Stopped.')).toBeVisible();
  await expectIdle(page);
  await pasteCode(page, 'print("again")');
  await runButton(page).click();
  await expect(output(page).locator('pre')).toHaveText('again\n');
  await expectIdle(page);
  await expect(tileHere(page)).toHaveText(start);
}
