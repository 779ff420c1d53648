// How words are used in all texts: which are code, which the language shares with English.
import { wordsOf } from './english.rules.mjs';

/** Words of Python that prose about programs has without backticks. Where English uses a word more often otherwise, it is none. */
const PYTHON = new Set(
  `False None True and as assert async await break continue def del elif else except finally for from global if import in is
  lambda nonlocal not or pass raise return try while with yield print len range str int float bool dict tuple min max abs zip
  super self args kwargs random math`.split(/\s+/),
);
const [FEW, MANY] = [3, 5];

const add = (counts, words) => {
  for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
};

const codeIn = text => (text.match(/`[^`\n]+`/g) ?? []).flatMap(span => span.match(/\p{L}+/gu) ?? []);

/**
 * @returns `isCode`: whether a word is rather one of programs; `isCommon`: whether English writes it small, and not seldom; `isName`: whether English writes it with a capital; `isOwn`: whether translations have it where the English
 *   does not; `keptShare`: in how many of the texts whose English has it the
 *   translation has it too
 */
export function wordUse(entries) {
  const [inCode, inText, small, kept, translated, own] = Array.from({ length: 6 }, () => new Map());
  const names = new Set();
  for (const { english, translation } of entries) {
    add(inCode, codeIn(english));
    for (const name of wordsOf(english)) if (/^\p{Lu}/u.test(name)) names.add(name);
    add(small, wordsOf(english));
    const words = wordsOf(english).map(word => word.toLowerCase());
    add(inText, words);
    if (translation === undefined) continue;
    const found = new Set(wordsOf(translation).map(word => word.toLowerCase()));
    const shared = words.filter(word => found.has(word));
    const ofItsOwn = [...found].filter(word => !words.includes(word));
    add(translated, words);
    add(kept, shared);
    add(own, ofItsOwn);
  }
  return {
    isCode: word =>
      PYTHON.has(word) || (inCode.has(word) && inCode.get(word) >= (inText.get(word.toLowerCase()) ?? 0)),
    isOwn: word => (own.get(word.toLowerCase()) ?? 0) >= FEW,
    isCommon: word => {
      const forms = new Set([word, word.replace(/s$/, '')]);
      return [...forms].reduce((sum, form) => sum + (small.get(form) ?? 0), 0) >= MANY;
    },
    isName: word => names.has(word),
    keptShare: word => {
      const all = translated.get(word.toLowerCase()) ?? 0;
      return all < FEW ? 0 : (kept.get(word.toLowerCase()) ?? 0) / all;
    },
  };
}
