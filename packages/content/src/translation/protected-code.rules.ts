import { ANIMAL_PLACEHOLDER } from '@burrow/contracts';

/** A string whose code is out of a translator's reach. */
export interface ProtectedString {
  /** Each piece of code is a number in braces: `{1}`. */
  readonly text: string;
  /** What the numbers stand for, from 1. */
  readonly code: readonly string[];
}

const SPAN = /`[^`\n]+`/g;
const PLACEHOLDER = /\{\w+\}/g;

const unlike = (one: readonly string[], other: readonly string[]): string[] =>
  one.filter(part => !other.includes(part));

/**
 * Replaces code by numbers in braces; the same code has the same number.
 * @param code what has a number already
 */
export function protectCode(text: string, code: readonly string[] = []): ProtectedString {
  const known = [...new Set([...code, ...(text.match(SPAN) ?? [])])];
  return { text: text.replace(SPAN, span => `{${known.indexOf(span) + 1}}`), code: known };
}

/**
 * Returns what is wrong with a translation: code that it lost, a placeholder that it made up, code of its own, a lost term in
 * bold. It may do without the animal's name: a language may have to say "you" instead.
 */
export function translationProblem(source: ProtectedString, translation: string): string | undefined {
  const wanted = source.text.match(PLACEHOLDER) ?? [];
  const found = translation.match(PLACEHOLDER) ?? [];
  const lost = unlike(wanted, [...found, ANIMAL_PLACEHOLDER]);
  const added = unlike(found, wanted);
  if (lost.length > 0) return `lost ${lost.join(' ')}`;
  if (added.length > 0) return `has ${added.join(' ')}, which the English lacks`;
  if (translation.includes('`')) return 'has code of its own';
  const bold = (text: string): number => text.split('**').length;
  return bold(source.text) === bold(translation) ? undefined : 'has other terms in bold than the English';
}

/** Puts the code back. */
export const restoreCode = (translation: string, code: readonly string[]): string =>
  translation.replace(/\{(\d+)\}/g, (number, index: string) => code[Number(index) - 1] ?? number);
