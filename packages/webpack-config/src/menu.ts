import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MenuEntry, WebProject } from './project.ts';

type Texts = Readonly<Record<string, string>>;

/** A link as /remotes.json lists it. */
type MenuLink = Omit<MenuEntry, 'text'> & { readonly text: Texts };

function textsIn(folder: string): [code: string, texts: Texts][] {
  return readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .toSorted()
    .map(file => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Texts,
    ]);
}

/**
 * Returns the project's menu links, each with its text in every language: they are shown before the remote
 * is loaded.
 * @throws if a text is missing
 */
export function menuOf({ directory, name, menu }: WebProject): MenuLink[] {
  if (menu.length === 0) return [];
  const all = textsIn(path.join(directory, 'src/locales/menu'));
  return menu.map(entry => {
    const text = Object.fromEntries(
      all.map(([code, texts]) => {
        const said = texts[entry.text];
        if (!said) throw new Error(`${name}: src/locales/menu/${code}.json has no "${entry.text}".`);
        return [code, said];
      }),
    );
    return { ...entry, text };
  });
}
