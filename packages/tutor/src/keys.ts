import { type Code, statementsOf } from '@burrow/python-syntax';
import type { Edit } from './code/edit.ts';

const editKey = (edit: Edit | null): string => (!edit || edit.kind === 'remove' ? '' : edit.text.trim());

/** FNV-1a: keys are stored, so that the learner's code need not be. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

const codeHash = (code: Code): string => shortHash(statementsOf(code));

/**
 * Returns the key of advice: what is said, with which change, and about which program. The same advice has the same first
 * two words, wherever its line has moved.
 */
export const keyOf = (kind: string, edit: Edit | null, code: Code): string =>
  `${kind} ${shortHash(editKey(edit))} ${codeHash(code)}`;

/** Returns the advice of a key, without the program that it was about. */
export const adviceOf = (key: string): string => key.split(' ').slice(0, 2).join(' ');

const programOf = (key: string): string => key.split(' ')[2] ?? '';

/**
 * Whether the learner had the other program before this one, according to the keys: comments and empty lines make no
 * difference. What came after this program may come again for a learner who returned to it.
 */
export function hadBefore(keys: readonly string[], now: Code, other: Code): boolean {
  const [here, there] = [codeHash(now), codeHash(other)];
  const first = keys.findIndex(key => programOf(key) === here);
  return keys.slice(0, first < 0 ? undefined : first).some(key => programOf(key) === there);
}
