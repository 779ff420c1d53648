// What the checks of translations know of languages: scripts, letters, punctuation.

const LATIN = { scripts: ['Latin'] };

/** Scripts that a language is written in; its letters, where others of the script are none of it. */
export const WRITTEN = {
  ar: {
    scripts: ['Arabic'],
    letters: /[\u0621-\u063A\u0640-\u0652\u0670]/u,
    punctuation: { ',': '،', '?': '؟', ';': '؛' },
    quotes: '«»',
  },
  bg: { scripts: ['Cyrillic'], quotes: '„“' },
  cs: { ...LATIN, quotes: '„“‚‘' },
  da: LATIN,
  de: { ...LATIN, letters: /[a-zäöüßé]/iu, quotes: '„“‚‘' },
  el: { scripts: ['Greek'], quotes: '«»“”' },
  fr: { ...LATIN, quotes: '«»“”' },
  he: { scripts: ['Hebrew'], letters: /[\u05B0-\u05C2\u05D0-\u05EA]/u },
  hi: { scripts: ['Devanagari'] },
  hu: { ...LATIN, quotes: '„”»«' },
  ja: {
    scripts: ['Han', 'Hiragana', 'Katakana'],
    hasNoSpaces: true,
    /** Chinese has none of these. */
    inSentences: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    punctuation: { ',': '、', '?': '？', '.': '。', '!': '！' },
    quotes: '「」『』',
    /** Endings of verbs that lost a sign. */
    broken:
      /(?<=\p{Script=Hiragana})(?:また|まし|でし|ませ|くださ|くだい)(?=[。！？]|$)|くだい|ましたた|ですす|ますす/u,
  },
  /** Names get their endings without a space: "Python은". */
  ko: { scripts: ['Hangul'], endsNames: true, quotes: '“”‘’' },
  pl: { ...LATIN, letters: /[a-ząćęłńóśźżé]/iu, quotes: '„”«»' },
  ru: { scripts: ['Cyrillic'], quotes: '«»„“' },
  th: { scripts: ['Thai'], hasNoSpaces: true },
  uk: { scripts: ['Cyrillic'], quotes: '«»„“' },
  zh: {
    scripts: ['Han'],
    hasNoSpaces: true,
    punctuation: { ',': '，', '?': '？', '.': '。', '!': '！' },
    quotes: '“”‘’「」',
  },
};

export const writtenIn = code => WRITTEN[code] ?? LATIN;

export const isLatin = code => writtenIn(code).scripts.includes('Latin');
