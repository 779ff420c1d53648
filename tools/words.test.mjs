// One word for one thing: what the glossary refuses comes back neither in code and docs nor in the name of a file.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { REFUSED_WORDS } from './words.table.mjs';

const ROOT = path.join(import.meta.dirname, '..');

function git(...args) {
  const { stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return stdout.split('\n').filter(Boolean);
}

/** Lines of a file, and its name, that say a word where it is not to be said. */
function linesWith(file, { word, but }) {
  const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
  return [file, ...lines].filter(line => line.replaceAll(but, '').toLowerCase().includes(word));
}

for (const refused of REFUSED_WORDS) {
  const { word, instead, stays, quoted } = refused;
  const files = new Set([
    ...git('grep', '-liI', word, '--', '.', ':!tools/words.table.mjs'),
    ...git('ls-files', `:(icase)*${word}*`),
  ]);

  test(`nothing says ${word} for ${instead}`, () => {
    const said = [...files]
      .filter(file => !Object.hasOwn(stays, file) && !quoted.test(file))
      .flatMap(file => linesWith(file, refused).map(line => `${file}: ${line.trim().slice(0, 120)}`));
    assert.deepEqual(said, []);
  });

  test(`where ${word} stays it is still said`, () => {
    assert.deepEqual(
      Object.keys(stays).filter(file => !files.has(file)),
      [],
    );
  });
}
