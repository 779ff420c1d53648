/// <reference types="node" />
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { aceMessages } from './ace-messages.rules.ts';

const { resolve } = createRequire(import.meta.url);

/** The keys of what the parts of Ace say that our build has. */
const KEYS = ['ace', 'ext-language_tools'].flatMap(part => {
  const source = readFileSync(resolve(`ace-builds/src-noconflict/${part}.js`), 'utf8');
  return [...source.matchAll(/nls\("([\w.-]+)"/g)].map(([, key = '']) => key);
});

/** Kinds of marks that the page never sets, and the part that leads to the next error, which the build leaves out. */
const NEVER_SAID = /\.(hint|security)(\.|$)|\.(warning|info)\.(singular|plural)$|^error-marker\./;

test('whatever the editor says by itself is said in the page’s language', () => {
  const said = aceMessages(((key: string) => `said ${key}`) as never);
  const wanted = [...new Set(KEYS)].filter(key => !NEVER_SAID.test(key));
  expect(wanted.length).toBeGreaterThan(15);
  expect(wanted.filter(key => !said[key]?.startsWith('said '))).toEqual([]);
});
