import { expect, type Page } from './test.ts';
import { moveTo } from './site.ts';
import { typeProgram } from './typing.ts';

export const REFERENCE: Readonly<Record<string, string>> = {
  'intro-level1':
    'player.move_forward(2)\nplayer.collect("carrot")\nplayer.move_forward(3)\nplayer.collect("carrot")',
  'intro-level2':
    'player.move_forward(2)\nplayer.turn_right()\nplayer.open()\nplayer.move_forward(3)\nplayer.turn_left()\nplayer.collect("strawberry")',
  'intro-level3':
    'steps = 4\nplayer.move_forward(steps)\nplayer.collect("log")\nplayer.turn_right()\nplayer.move_forward(steps)\nplayer.collect("log")',
  'intro-level4':
    'name = "Clover"\nplayer.move_forward(3)\nplayer.speak(name)\nplayer.turn_left()\nplayer.move_forward(2)\nplayer.write(name)',
};

/** A level where a press on the map walks from the first moment; elsewhere the first press may be a guess. */
export const WITHOUT_TILE_QUESTION = 'intro-level4';

export const runButton = (page: Page) => page.getByRole('button', { name: /^(Run|شغّل)$/ });
export const stopButton = (page: Page) => page.getByRole('button', { name: /^(Stop|أوقف)$/ });
export const editor = (page: Page) => page.locator('.ace_editor').first();

/** Opens a level and waits until it can be run. */
export async function openLevel(page: Page, slug = 'intro-level1', language = 'en'): Promise<void> {
  await page.goto(`/${language}/play/python/${slug}`);
  await readyToRun(page);
}

/** Goes to another level or challenge without loading the site again, as its links do, and waits until it can be run. */
export async function moveToLevel(page: Page, path: string): Promise<void> {
  await moveTo(page, `/en/play/${path}`);
  await readyToRun(page);
}

export async function readyToRun(page: Page): Promise<void> {
  await expect(runButton(page)).toBeEnabled({ timeout: 30_000 });
  await expect(page.locator('.ace_editor, .line-order').first()).toBeVisible();
}

async function replaceCode(page: Page, code: string, write: () => Promise<void>): Promise<void> {
  await editor(page).locator('.ace_content').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await write();
  await page.keyboard.press('Escape');
  await expect.poll(() => codeOf(page)).toBe(code);
}

/**
 * Types a program in place of the one in the editor.
 * @param delay between keys, in milliseconds
 */
export const writeCode = (page: Page, code: string, delay = 0): Promise<void> =>
  replaceCode(page, code, () => typeProgram(page, code, delay));

/** Pastes a program in place of the one in the editor: a long one, or one that typing would autocorrect. */
export const pasteCode = (page: Page, code: string): Promise<void> =>
  replaceCode(page, code, () => page.keyboard.insertText(code));

export function codeOf(page: Page): Promise<string> {
  return editor(page).evaluate(element => {
    const { env } = element as HTMLElement & { env: { editor: { getValue(): string } } };
    return env.editor.getValue();
  });
}

/** In English and Arabic. */
export async function chooseTurbo(page: Page): Promise<void> {
  await page.getByText(/^(Turbo|فائقة)$/).click();
}

export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
