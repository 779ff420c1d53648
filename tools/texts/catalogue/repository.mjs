// Reads and writes texts below a folder that is laid out as the repository is.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export class Repository {
  constructor(root) {
    this.root = root;
  }

  has(file) {
    return existsSync(path.join(this.root, file));
  }

  read(file) {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  /** What a JSON file says; undefined if it does not exist. */
  json(file) {
    return this.has(file) ? JSON.parse(this.read(file)) : undefined;
  }

  /** Files by a pattern, in their order, without what is built. */
  find(...patterns) {
    const exclude = name => /(^|\/)(node_modules|dist)$/.test(name);
    return globSync(patterns, { cwd: this.root, exclude })
      .map(file => file.split(path.sep).join('/'))
      .toSorted();
  }

  write(file, text) {
    mkdirSync(path.dirname(path.join(this.root, file)), { recursive: true });
    writeFileSync(path.join(this.root, file), text);
  }

  writeJson(file, value) {
    this.write(file, `${JSON.stringify(value, null, 2)}\n`);
  }
}
