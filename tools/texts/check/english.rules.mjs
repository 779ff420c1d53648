// What of a translation is still English.

/** What is no word of a language: holes, tags, code, addresses, text in Python's quotation marks. */
const NO_WORDS = /\{\{[^{}]+\}\}|\$?\{\w+\}|\$[a-z]\w*|<\/?[^>\n]*>|`[^`\n]*`|\S+@\S+|https?:\S+|"[^"\n]*"/gi;
const WORDS_IN_A_SENTENCE = 2;

export const withoutCode = text => text.replaceAll(NO_WORDS, ' ');

/** Whether a text is more than a name or a word: such a text is never the same in two languages. */
export const isSentence = text =>
  (withoutCode(text).match(/\p{L}{2,}/gu) ?? []).length >= WORDS_IN_A_SENTENCE &&
  /\s\p{Ll}/u.test(withoutCode(text));

/** English is no translation of a sentence, but where the language lists it as the same. */
export const copyProblem = ({ id, english, translation }, { sameAsEnglish }) =>
  translation === english && isSentence(english) && !sameAsEnglish.has(id) ? 'is left in English' : undefined;
