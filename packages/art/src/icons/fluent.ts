import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');

/** Reads the icon set; every icon is drawn on a 32x32 view box. */
export function readIconSet(): (name: string) => string {
  const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  return name => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`fluent-emoji-flat has no icon ${name}`);
    return icon.body;
  };
}
