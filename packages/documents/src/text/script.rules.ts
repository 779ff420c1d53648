/** How a name is written, which may differ from the page around it. */
export interface Script {
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
}

/** The language whose fonts and tag are right for a script, where the page's language is of another one. */
const LANGUAGE_OF: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hangul}/u, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Greek}/u, 'el'],
];

/** Letters that languages of their own share with others: ideographs may be Japanese or Korean on such a page. */
const WRITES_IDEOGRAPHS = new Set(['ja', 'ko', 'zh']);

function languageOf(name: string, page: string): string {
  const found = LANGUAGE_OF.find(([letters]) => letters.test(name))?.[1];
  if (found === undefined || (found === 'zh' && WRITES_IDEOGRAPHS.has(page))) return page;
  return found;
}

const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** By the first letter, as Unicode's rule P2 says; `otherwise` where there is none. */
export function directionOf(text: string, otherwise: Script['dir']): Script['dir'] {
  const first = LETTER.exec(text)?.[0];
  if (first === undefined) return otherwise;
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}

/** The script of a name on a page in that language. */
export function scriptOf(name: string, page: string): Script {
  return { language: languageOf(name, page), dir: directionOf(name, 'ltr') };
}
