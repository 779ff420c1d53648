import { findLanguageByName } from '@burrow/contracts/languages';

/** Where a whole name begins with the family's. */
const FAMILY_FIRST = new Set(['hu', 'ja', 'ko', 'vi', 'zh']);
/** Names in these scripts have no spaces, or begin with the family's in every language. */
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export interface WholeName {
  readonly fullName: string | null;
  /** The part of its own, where the name is kept in two. */
  readonly firstName: string | null;
  /** The learner's language by its English name. */
  readonly language: string | null;
}

/**
 * Returns what a learner is called by, or null where a whole name does not tell. Protects a child whose family chose to
 * show the first name alone: the first word of "Nagy Anna" is the family's, and of 王小明 it is all of the name.
 */
export function givenName({ fullName, firstName, language }: WholeName): string | null {
  if (firstName !== null) return firstName;
  if (fullName === null || EAST_ASIAN.test(fullName)) return null;
  const code = language === null ? undefined : findLanguageByName(language)?.code;
  if (code !== undefined && FAMILY_FIRST.has(code)) return null;
  return fullName.trim().split(/\s+/u)[0] || null;
}
