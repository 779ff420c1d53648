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
const MARKS = /[\p{Mn}&&[\p{scx=Zinh}\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Arab}\p{scx=Hebr}]]|\u0640/gv;

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
