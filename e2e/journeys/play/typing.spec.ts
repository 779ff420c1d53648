import { codeOf, openLevel, pasteCode } from '../../support/play.ts';
import { expect, test, type Page } from '../../support/test.ts';
import { expectStandsAsTyped } from '../../support/typed-program.ts';

const NAMES: Readonly<Record<string, string>> = {
  ctrl: 'Control', alt: 'Alt', shift: 'Shift', up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight',
  pageup: 'PageUp', pagedown: 'PageDown', home: 'Home', end: 'End', backspace: 'Backspace', delete: 'Delete',
  insert: 'Insert', return: 'Enter', space: 'Space', tab: 'Tab', esc: 'Escape',
}; // prettier-ignore

const keyOf = (binding: string): string =>
  binding
    .replace(/-$/, '-Minus')
    .split('-')
    .map(part => NAMES[part] ?? (/^f\d+$/.test(part) ? part.toUpperCase() : part))
    .join('+');

/** Every key or keys that the editor reacts to, but for those that run the program. */
async function bindingsOf(page: Page): Promise<readonly string[]> {
  const bindings = await page.evaluate(() => {
    interface Editor {
      readonly commands: { readonly commandKeyBinding: Readonly<Record<string, unknown>> };
    }
    const element = document.querySelector('.ace_editor') as HTMLElement & { env: { editor: Editor } };
    return Object.keys(element.env.editor.commands.commandKeyBinding);
  });
  return bindings.filter(binding => !binding.includes(' ') && !/^(ctrl|command)-return$/.test(binding));
}

test('a program typed key by key stands as it was typed, and no key of the editor asks for what is not there', async ({
  page,
}) => {
  await openLevel(page);
  // As fast as children who type well, so that the editor's suggestions have time to open.
  await expectStandsAsTyped(page, 30);
  const scripts: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const bindings = await bindingsOf(page);
  expect(bindings.length).toBeGreaterThan(60);
  await pasteCode(page, 'one = 1\ntwo = 2');
  for (const binding of bindings) {
    await page.locator('.ace_text-input').first().focus();
    await page.keyboard.press(keyOf(binding));
  }
  await page.keyboard.press('Escape');
  await pasteCode(page, 'one = 1');
  await page.locator('.ace_text-input').first().focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' + 2');
  await expect.poll(() => codeOf(page)).toBe('one = 1 + 2');
  expect(scripts).toEqual([]);
});
