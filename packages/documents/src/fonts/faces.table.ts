/** A file of the @fontsource packages: the part of a font that holds one script. */
export interface Face {
  readonly package: string;
  readonly subset: string;
  /** Read only when a text has characters like these, since the file is large. */
  readonly onlyFor?: RegExp;
}

const sans = (subset: string): Face => ({ package: 'noto-sans', subset });

const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u30ff\uff00-\uffef]/u;

const LATIN = [sans('latin'), sans('latin-ext'), sans('vietnamese')];
const OTHERS_OF_SANS = [sans('cyrillic'), sans('cyrillic-ext'), sans('greek'), sans('greek-ext')];
const ARABIC: Face = { package: 'noto-sans-arabic', subset: 'arabic' };
const HEBREW: Face = { package: 'noto-sans-hebrew', subset: 'hebrew' };
const DEVANAGARI: Face = { package: 'noto-sans-devanagari', subset: 'devanagari' };
const THAI: Face = { package: 'noto-sans-thai', subset: 'thai' };
const JAPANESE: Face = { package: 'noto-sans-jp', subset: 'japanese', onlyFor: EAST_ASIAN };
const KOREAN: Face = { package: 'noto-sans-kr', subset: 'korean', onlyFor: EAST_ASIAN };
const CHINESE: Face = { package: 'noto-sans-sc', subset: 'chinese-simplified', onlyFor: EAST_ASIAN };

/** Faces of languages that need another one than Latin first: the same character is drawn differently in some. */
const FIRST: Readonly<Record<string, readonly Face[]>> = {
  ar: [ARABIC],
  he: [HEBREW],
  hi: [DEVANAGARI],
  th: [THAI],
  ja: [JAPANESE, CHINESE],
  ko: [KOREAN, JAPANESE],
  zh: [CHINESE, JAPANESE],
};

const ALL: readonly Face[] = [
  ...LATIN,
  ...OTHERS_OF_SANS,
  ARABIC,
  HEBREW,
  DEVANAGARI,
  THAI,
  CHINESE,
  JAPANESE,
  KOREAN,
];

/** All faces, in the order in which a text of that language looks for a glyph. */
export function facesOf(language: string): readonly Face[] {
  return [...new Set([...(FIRST[language] ?? []), ...ALL])];
}

/** Packages whose numbered slices hold rare characters, mostly of names, in the order in which they are asked. */
export const SLICED_PACKAGES = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'] as const;

/**
 * A face's family has a name of its own. Typst takes one font of each family, and all parts of Noto Sans are called
 * alike; and no font that happens to be installed on the machine has such a name.
 */
export function familyOf(face: Face): string {
  return `Burrow ${face.package} ${face.subset}`;
}
