// Writes src/icon/icons.json: the bodies of the Phosphor icons (MIT) that ICON_SOURCES names.
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ICON_SOURCES } from '../src/icon/icon-names.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const source = createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json');
const { icons } = JSON.parse(readFileSync(source, 'utf8')) as IconSet;

const bodies = Object.entries(ICON_SOURCES).map(([name, key]) => {
  const icon = icons[key];
  if (!icon) throw new Error(`Phosphor has no icon "${key}"`);
  return [name, icon.body];
});
await writeFile(
  new URL('../src/icon/icons.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(bodies), null, 2)}\n`,
);
