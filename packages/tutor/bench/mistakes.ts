import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('mistakes/', import.meta.url);

/** Wrong programs as children write them, in addition to those of the content: `mistakes/<course>/<level>/<name>.py`, by `course/level`. */
export function loadMistakes(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const file of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const [course, level, name] = file.split(/[\\/]/u);
    if (!name?.endsWith('.py')) continue;
    const key = `${course}/${level}`;
    found.set(key, [...(found.get(key) ?? []), readFileSync(new URL(file, FOLDER), 'utf8')]);
  }
  return found;
}
