import { writeFileSync } from 'node:fs';
import { readIconSet } from './fluent.ts';
import { quantise } from './quantise.ts';
import { ICON_SOURCES } from './sources.ts';

/**
 * Redraws icons.json from the emoji. Run by hand (`node src/icons/regenerate.ts`) after a
 * change to sources.ts: the rows are kept in the repository, so that a build needs no SVG
 * renderer and produces the same bytes everywhere.
 */
const bodyOf = readIconSet();
const rows: Record<string, string[]> = {};
for (const [name, icon] of Object.entries(ICON_SOURCES)) {
  const sprite = await quantise(bodyOf(icon));
  rows[name] = Array.from({ length: sprite.height }, (_, y) =>
    sprite.cells.slice(y * sprite.width, (y + 1) * sprite.width).join(''),
  );
}
writeFileSync(new URL('icons.json', import.meta.url), `${JSON.stringify(rows, null, 2)}\n`);
