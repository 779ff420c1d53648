// A small harmless change of a level and a raised version of the world: the next release of content, for a commit in
// which neither differs from the last one.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LEVEL = 'packages/content/courses/python/intro-level1/level.json';
const WORLD = 'packages/world/src/version.ts';
/** Where nobody walks. */
const CARROT = { action: 'collect', type: 'carrot', sprite: 'carrot', position: [18, 5] };

export const withCarrot = level => ({ ...level, items: [...level.items, CARROT] });

export const withNextWorld = source =>
  source.replace(
    /WORLD_VERSION: string = '(\d+)'/,
    (_all, version) => `WORLD_VERSION: string = '${Number(version) + 1}'`,
  );

/** Changes the files of a checkout. */
export function renewContent(root) {
  const change = (file, by) => {
    const before = readFileSync(path.join(root, file), 'utf8');
    const after = by(before);
    if (after === before) throw new Error(`${file} is not as newer-content.mjs expects it`);
    writeFileSync(path.join(root, file), after);
  };
  change(LEVEL, text => JSON.stringify(withCarrot(JSON.parse(text)), null, 2));
  change(WORLD, withNextWorld);
}
