// The document names the shell's own pages, from which the server knows which paths there are.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = file => readFileSync(new URL(`../shell/src/${file}`, import.meta.url), 'utf8');

test('the document names every page of the shell’s router, and no other', () => {
  const named = /name="burrow-pages" content="([^"]*)"/.exec(read('index.html'))?.[1].split(' ');
  const routed = [...read('routing/router.tsx').matchAll(/path: '([\w-]+)'/g)].map(([, path]) => path);
  assert.ok(routed.length >= 2);
  assert.deepEqual(named?.toSorted(), routed.toSorted());
});
