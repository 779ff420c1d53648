import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const TEMPLATES = path.join(import.meta.dirname, 'templates');
const SUFFIX = '.template';
/** Where the owners stand in CODEOWNERS. */
const OWNERS_COLUMN = 30;

/** A name in its spellings in code: `blue-house`, `blueHouse`, `BlueHouse`, `BLUE_HOUSE`, `blue_house`. */
export function spellings(name) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is no name: small letters and digits, words joined by "-".`);
  const words = name.split('-');
  const pascal = words.map(word => word[0].toUpperCase() + word.slice(1)).join('');
  return {
    name,
    camel: pascal[0].toLowerCase() + pascal.slice(1),
    pascal,
    upper: words.join('_').toUpperCase(),
    snake: words.join('_'),
    title: words.join(' ').replace(/^./, letter => letter.toUpperCase()),
  };
}

/** `[[name]]` and the like, in templates and in their paths. */
const fill = (text, values) =>
  text.replaceAll(/\[\[(\w+)\]\]/g, (place, key) => (Object.hasOwn(values, key) ? values[key] : place));

/** The checkout, with what is to be written to it: all of it, or nothing if something is wrong. */
export class Workspace {
  #changed = new Map();

  constructor(root) {
    this.root = root;
  }

  has(file) {
    return this.#changed.has(file) || existsSync(path.join(this.root, file));
  }

  read(file) {
    return this.#changed.get(file) ?? readFileSync(path.join(this.root, file), 'utf8');
  }

  find(pattern) {
    const exclude = each => /(^|\/)(node_modules|dist|\.nx)$/.test(each);
    return globSync(pattern, { cwd: this.root, exclude }).map(file => file.replaceAll(path.sep, '/'));
  }

  create(file, text) {
    if (this.has(file)) throw new Error(`${file} is there already.`);
    this.#changed.set(file, text);
  }

  change(file, edit) {
    const before = this.read(file);
    const after = edit(before);
    if (after === before) throw new Error(`${file} is not as this generator knows it: nothing was written.`);
    this.#changed.set(file, after);
  }

  /** Puts a text before the first place that matches. */
  insertBefore(file, pattern, text) {
    this.change(file, before => before.replace(pattern, found => text + found));
  }

  /** Adds an import, or a re-export, below the others. */
  import(file, line) {
    this.change(file, before => {
      const all = [...before.matchAll(/^(?:import|export \*) [\s\S]*?;$/gm)];
      const last = all.at(-1);
      const end = last ? last.index + last[0].length : 0;
      return `${before.slice(0, end)}\n${line}${before.slice(end)}`;
    });
  }

  /** The team that owns a folder is the one named for it, until somebody says otherwise. */
  own(folder, team) {
    this.change('CODEOWNERS', before => `${before}\n${`/${folder}/`.padEnd(OWNERS_COLUMN)}@burrow/${team}\n`);
  }

  changeJson(file, edit) {
    const value = JSON.parse(this.read(file));
    edit(value);
    this.#changed.set(file, `${JSON.stringify(value, null, 2)}\n`);
  }

  /** Raises the minor version of a package, unless it was raised since its surface was recorded. */
  raiseMinor(folder) {
    const { version } = JSON.parse(this.read(`${folder}/package.json`));
    if (version !== this.read(`${folder}/surface/version`).trim()) return;
    const [major, minor] = version.split('.').map(Number);
    const raised = `${major}.${minor + 1}.0`;
    this.changeJson(`${folder}/package.json`, manifest => Object.assign(manifest, { version: raised }));
    this.changeJson('package-lock.json', ({ packages }) =>
      Object.assign(packages[folder], { version: raised }),
    );
  }

  /** Writes the templates of a folder to `to`, with their placeholders filled. */
  fromTemplates(folder, to, values) {
    const files = readdirSync(path.join(TEMPLATES, folder), { recursive: true });
    for (const file of files.filter(each => each.endsWith(SUFFIX))) {
      const target = path.posix.join(
        to,
        fill(file.replaceAll(path.sep, '/').slice(0, -SUFFIX.length), values),
      );
      this.create(target, fill(readFileSync(path.join(TEMPLATES, folder, file), 'utf8'), values));
    }
  }

  /** Returns the files that were written. */
  save() {
    for (const [file, text] of this.#changed) {
      mkdirSync(path.join(this.root, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(this.root, file), text);
    }
    return [...this.#changed.keys()].toSorted();
  }
}
