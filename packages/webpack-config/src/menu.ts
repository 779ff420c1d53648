import { OFFERED_LANGUAGES } from '@burrow/contracts/languages';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MenuEntry, WebProject } from './project.ts';

type Texts = Readonly<Record<string, string>>;

/** An entry as /remotes.json lists it. */
type ToldEntry = Omit<MenuEntry, 'text'> & { readonly text?: Texts };

/** Of the languages that pages can have: the list is on every page. */
function textsIn(folder: string): [code: string, texts: Texts][] {
  return OFFERED_LANGUAGES.map(({ code }) => [code, path.join(folder, `${code}.json`)] as const)
    .filter(([, file]) => existsSync(file))
    .map(([code, file]) => [code, JSON.parse(readFileSync(file, 'utf8')) as Texts]);
}

function toldIn({ directory, name }: WebProject): (entry: MenuEntry) => ToldEntry {
  const all = textsIn(path.join(directory, 'src/locales/menu'));
  return ({ text: key, ...entry }) => {
    if (key === undefined) return entry;
    const text = Object.fromEntries(
      all.map(([code, texts]) => {
        const said = texts[key];
        if (!said) throw new Error(`${name}: src/locales/menu/${code}.json has no "${key}".`);
        return [code, said];
      }),
    );
    return { ...entry, text };
  };
}

/**
 * Returns what the project adds to the menu and to the account menu, each entry with its text in every language:
 * they are shown before the remote is loaded.
 * @throws if a text is missing
 */
export function menusOf(project: WebProject): { menu: ToldEntry[]; accountMenu: ToldEntry[] } {
  const { menu, accountMenu } = project;
  if (menu.length + accountMenu.length === 0) return { menu: [], accountMenu: [] };
  const told = toldIn(project);
  return { menu: menu.map(told), accountMenu: accountMenu.map(told) };
}
