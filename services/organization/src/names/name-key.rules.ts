/** Letters and signs that Unicode does not take apart, and what people type for them. */
const TYPED_AS: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ŧ: 't', ŋ: 'n', ı: 'i', ĸ: 'k', ə: 'e',
  ς: 'σ', ґ: 'г',
  // Alef with wasla, teh marbuta and alef maksura; Persian and Urdu letters beside the Arabic ones.
  ٱ: 'ا', ة: 'ه', ى: 'ي', ی: 'ي', ے: 'ي', ک: 'ك', ہ: 'ه', ھ: 'ه', ۀ: 'ه',
  // Hebrew letters at the end of a word.
  ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ',
  '’': "'", '‘': "'", 'ʼ': "'", 'ʻ': "'", '`': "'", '´': "'", '′': "'", '׳': "'", '״': '"', '“': '"', '”': '"',
  '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '־': '-',
}; // prettier-ignore

/** Marks above and below letters of the scripts that can be read without them, and the Arabic letter that only stretches. */
const MARKS =
  /[\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF]|\u0640/gu;

const OTHER = new RegExp(
  `[${Object.keys(TYPED_AS)
    .join('')
    .replaceAll('-', String.raw`\-`)}]`,
  'gu',
);

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll(OTHER, letter => TYPED_AS[letter] ?? letter)
    .normalize('NFC');

/**
 * Returns a name as it is searched for: without case, accents and vowel signs, with the letters that somebody types who
 * does not have the right ones. In scripts whose marks are letters (Devanagari, Thai, kana) they stay.
 */
export const nameKey = (name: string): string => folded(name).replaceAll(/\s+/gu, ' ').trim();
