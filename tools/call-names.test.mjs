// All remotes add their calls to one API: of two that have the same name the first one loaded would answer for both, and
// the gateway gives out no release of a remote whose names belong to another.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('..', import.meta.url).pathname;
const CALL = /^\s+(\w+): (?:build\.(?:query|mutation)\b|(?:read|write)\()/gm;

test('a name of a call stands once in all remotes', () => {
  const found = new Map();
  for (const file of globSync(['mf-*/src/**/*.ts', 'packages/client/src/**/*.ts'], { cwd: root })) {
    const text = readFileSync(root + file, 'utf8');
    if (!text.includes('injectEndpoints')) continue;
    for (const [, name] of text.matchAll(CALL)) found.set(name, [...(found.get(name) ?? []), file]);
  }
  assert.ok(found.size > 50);
  assert.deepEqual(
    [...found].filter(([, files]) => files.length > 1),
    [],
  );
});
