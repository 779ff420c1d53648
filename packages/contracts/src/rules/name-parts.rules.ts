/** The names of a student that are kept: what is shown, and its two parts, if they are known. */
export interface StudentNames {
  readonly full_name: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** The two parts of a name. */
export interface NameParts {
  readonly first_name: string;
  readonly last_name: string;
}

/** Where the family name is said first. */
const FAMILY_FIRST: readonly string[] = ['hu', 'ja', 'ko', 'vi', 'zh'];

/** Names of these scripts are written without a space between the parts. */
const UNSPACED = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]+$/u;

/** Words of Dutch and German that always begin a family name; those of other languages are in given names, too. */
const PARTICLES = "van|von|vom|zum|zur|ter|ten|(?:van|von) (?:de|den|der|dem|het|ter|ten|’t|'t)";
const WITH_PARTICLE = new RegExp(
  `^(\\p{Lu}[\\p{L}\\p{M}’'-]+) ((?:${PARTICLES}) \\p{Lu}[\\p{L}\\p{M}’'-]+)$`,
  'u',
);

/** What stands behind a comma and is no given name. */
const SUFFIX = /^(?:jr|sr|junior|senior|i{2,3}|iv|phd|md|dr|esq)\.?$/iu;

/** A word in capitals of a script that has small ones, long enough to be no initials. */
const CAPITALS = /^(?=(?:.*\p{Lu}){3})[\p{Lu}\p{M}’'-]+$/u;

const tidy = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ');

function byComma(name: string): NameParts | null {
  const [last, first, ...more] = name.split(/[,،]/u).map(tidy);
  if (!last || !first || more.length > 0 || SUFFIX.test(first)) return null;
  return { first_name: first, last_name: last };
}

/** Family names in capitals, before or behind the others, as lists of France and of sports have them. */
function byCapitals(name: string): NameParts | null {
  const words = name.split(' ');
  const loud = words.map(word => CAPITALS.test(word));
  const count = loud.filter(Boolean).length;
  if (count === 0 || count === words.length) return null;
  const [from, others] = loud[0] ? [0, count] : [words.length - count, 0];
  if (!loud.slice(from, from + count).every(Boolean)) return null;
  const rest = others === 0 ? words.slice(0, from) : words.slice(others);
  return { first_name: rest.join(' '), last_name: words.slice(from, from + count).join(' ') };
}

function byParticle(name: string): NameParts | null {
  const [, first, last] = WITH_PARTICLE.exec(name) ?? [];
  return first && last ? { first_name: first, last_name: last } : null;
}

/**
 * Returns the parts of a name if nobody could read it another way: by a comma, a family name in capitals, or a Dutch or
 * German particle. Two plain words are not enough: families say their name first, or give two given names.
 */
export function splitName(fullName: string): NameParts | null {
  const name = tidy(fullName);
  return byComma(name) ?? byCapitals(name) ?? byParticle(name);
}

/** Returns what the parts of a name may be, for somebody who knows the student and says so; null for a single word. */
export function proposedParts(fullName: string, language: string | null = null): NameParts | null {
  const certain = splitName(fullName);
  if (certain) return certain;
  const words = tidy(fullName).split(' ');
  if (words.length < 2) return null;
  const [first = '', ...others] = words;
  if (language !== null && FAMILY_FIRST.includes(language))
    return { first_name: others.join(' '), last_name: first };
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' };
}

/** Returns the name that is shown of its parts, in the order of a school's language. */
export function joinName(first: string, last: string, language: string | null = null): string {
  const isFamilyFirst = language !== null && FAMILY_FIRST.includes(language);
  const space = isFamilyFirst && UNSPACED.test(first) && UNSPACED.test(last) ? '' : ' ';
  return (isFamilyFirst ? [last, first] : [first, last]).filter(part => part !== '').join(space);
}

/** What is told of a name: all of it, or its parts. */
export interface GivenNames {
  readonly full_name?: string | null | undefined;
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
}

/** Returns the names to keep: parts as they were told, or as far as they are certain; whole otherwise. */
export function namesOf(given: GivenNames, language: string | null = null): StudentNames {
  const [first, last] = [given.first_name || null, given.last_name || null];
  if (first !== null || last !== null)
    return {
      full_name: given.full_name || joinName(first ?? '', last ?? '', language),
      first_name: first,
      last_name: last,
    };
  const full = given.full_name ?? null;
  const parts = splitName(full ?? '');
  return { full_name: full, first_name: parts?.first_name ?? null, last_name: parts?.last_name ?? null };
}
