import type { Page } from './test.ts';

const INDENT = 4;

/** What the typist sees: where the cursor is, and what is in the next line. */
interface Seen {
  readonly column: number;
  readonly nextLine: string | null;
}

function see(page: Page): Promise<Seen> {
  return page
    .locator('.ace_editor')
    .first()
    .evaluate(element => {
      const { env } = element as HTMLElement & {
        env: {
          editor: {
            getCursorPosition(): { row: number; column: number };
            session: { getLine(row: number): string; getLength(): number };
          };
        };
      };
      const { row, column } = env.editor.getCursorPosition();
      const { session } = env.editor;
      return { column, nextLine: row + 1 < session.getLength() ? session.getLine(row + 1) : null };
    });
}

/** Where `else` and the like are typed: the editor dedents them by itself. */
const MOVES_OUT = /^(else|elif|except|finally)\b.*:/;

/** Goes to the next line and to the column at which it begins, whatever the editor put there. */
async function beginLine(page: Page, line: string, delay: number): Promise<void> {
  await page.keyboard.press('Enter', { delay });
  const wanted = line.length - line.trimStart().length;
  const { column } = await see(page);
  if (MOVES_OUT.test(line.trimStart()) && column > wanted) return;
  for (let at = column; at > wanted; at -= INDENT) await page.keyboard.press('Backspace', { delay });
  await page.keyboard.type(' '.repeat(Math.max(0, wanted - column)), { delay });
}

/**
 * Types a program key by key at the cursor, as a child does: Enter after each line, Backspace where the
 * editor indents too far, and over the brackets and quotes that the editor closes.
 * @param delay between keys, in milliseconds
 */
export async function typeProgram(page: Page, code: string, delay = 0): Promise<void> {
  for (const [index, line] of code.split('\n').entries()) {
    const isThere = index > 0 && line.trim() !== '' && (await see(page)).nextLine?.trim() === line.trim();
    if (isThere) {
      await page.keyboard.press('ArrowDown', { delay });
      await page.keyboard.press('End', { delay });
      continue;
    }
    if (index > 0) await beginLine(page, line, delay);
    await page.keyboard.type(line.trimStart(), { delay });
  }
}
