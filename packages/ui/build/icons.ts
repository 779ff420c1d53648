// Writes src/icon/icons.json and src/picture/pictures.json: the bodies of the Phosphor icons (MIT) that ICON_SOURCES
// names, and of the Fluent Emoji (MIT) that PICTURE_SOURCES names.
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ICON_SOURCES } from '../src/icon/icon-names.ts';
import { PICTURE_SOURCES } from '../src/picture/picture-names.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

async function writeBodies(
  sources: Readonly<Record<string, string>>,
  set: string,
  to: string,
): Promise<void> {
  const file = createRequire(import.meta.url).resolve(`@iconify-json/${set}/icons.json`);
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  const bodies = Object.entries(sources).map(([name, key]) => {
    const icon = icons[key];
    if (!icon) throw new Error(`${set} has no icon "${key}"`);
    return [name, icon.body];
  });
  await writeFile(new URL(to, import.meta.url), `${JSON.stringify(Object.fromEntries(bodies), null, 2)}\n`);
}

await writeBodies(ICON_SOURCES, 'ph', '../src/icon/icons.json');
await writeBodies(PICTURE_SOURCES, 'fluent-emoji-flat', '../src/picture/pictures.json');
