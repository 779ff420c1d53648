// How languages have the words that exclude each other: senses/<code>.txt.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileSenses } from './senses.rules.mjs';

const KNOWN = new Map();

/** The senses of a language; undefined if nobody has written them. */
export function sensesOf(code) {
  if (!KNOWN.has(code)) {
    const file = path.join(import.meta.dirname, 'senses', `${code}.txt`);
    KNOWN.set(code, existsSync(file) ? compileSenses(readFileSync(file, 'utf8'), code) : undefined);
  }
  return KNOWN.get(code);
}
