import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './packed-packages.mjs';

/** A picture that a style sheet takes from another package of ours: `url('@burrow/art/dist/sprites/sign.png')`. */
const FOREIGN = /url\((['"])@burrow\/([\w-]+)\/([^'"]+)\1\)/g;

/** Copies the pictures that style sheets take from packages that are not packed, and names them where they are then. */
export function bringPictures(lib) {
  for (const name of globSync('**/*.css', { cwd: lib })) {
    const file = path.join(lib, name);
    const before = readFileSync(file, 'utf8');
    const after = before.replace(FOREIGN, (_all, quote, owner, picture) => {
      const copy = path.join(lib, 'pictures', path.basename(picture));
      mkdirSync(path.dirname(copy), { recursive: true });
      cpSync(path.join(ROOT, 'packages', owner, picture), copy);
      const place = path.relative(path.dirname(file), copy).replaceAll(path.sep, '/');
      return `url(${quote}${place}${quote})`;
    });
    if (after !== before) writeFileSync(file, after);
  }
}
