// docs/spec-coverage.md: every statement names tests that exist, or stands where it says that no test is named for it.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';

const ROOT = path.join(import.meta.dirname, '..');
const UNPROVEN = 'What no test is named for';

/** The statements of the list, each with its part and the tests that prove it: a file or a folder, and names in it. */
function readStatements() {
  const statements = [];
  let part = '';
  for (const line of readFileSync(path.join(ROOT, 'docs/spec-coverage.md'), 'utf8').split('\n')) {
    const [, file, names = ''] = /^ {2}- `([^`]+)`(?:: (.*))?$/.exec(line) ?? [];
    if (line.startsWith('## ')) part = line.slice(3);
    else if (line.startsWith('- ')) statements.push({ part, says: line.slice(2), tests: [] });
    else if (file)
      statements
        .at(-1)
        .tests.push({ file, names: [...names.matchAll(/"([^"]+)"/g)].map(([, name]) => name) });
  }
  return statements;
}

const isTest = file => /\.(test|spec|suite|long|matrix)\.\w+$/.test(file);

/** What is written in a file of tests, or in those of a folder; undefined if there is none. */
function textOf(file) {
  const full = path.join(ROOT, file);
  if (!existsSync(full)) return undefined;
  if (!statSync(full).isDirectory()) return readFileSync(full, 'utf8');
  const files = readdirSync(full, { recursive: true }).filter(isTest);
  return files.length > 0
    ? files.map(each => readFileSync(path.join(full, each), 'utf8')).join('\n')
    : undefined;
}

const statements = readStatements();

test('every test that is named for a statement exists', () => {
  assert.ok(statements.length > 400);
  const missing = statements.flatMap(({ says, tests }) =>
    tests.flatMap(({ file, names }) => {
      const text = textOf(file)?.replaceAll('’', "'");
      if (text === undefined) return [`${says}: ${file}`];
      return names
        .filter(name => !text.includes(name.replaceAll('’', "'")))
        .map(name => `${says}: ${file} "${name}"`);
    }),
  );
  assert.deepEqual(missing, []);
});

test('a statement without a test stands at the end', () => {
  const unproven = statements.filter(({ tests }) => tests.length === 0);
  assert.deepEqual(
    unproven.filter(({ part }) => part !== UNPROVEN).map(({ says }) => says),
    [],
  );
  assert.deepEqual(
    statements.filter(({ part, tests }) => part === UNPROVEN && tests.length > 0).map(({ says }) => says),
    [],
  );
});
