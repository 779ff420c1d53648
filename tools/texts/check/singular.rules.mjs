// A language that speaks to its readers in the plural: a request to one of them alone is made of those that its texts have.

import { withoutCode } from './english.rules.mjs';
import { sentencePairs } from './sentences.rules.mjs';

/** How a request to many becomes one to a single reader. */
const SINGULAR = {
  he: word => {
    const [, stem] = /^(\p{L}{2,})ו$/u.exec(word) ?? [];
    return stem === undefined ? [] : [withFinal(stem), `${stem}י`, `${stem}ה`];
  },
};
const FINAL = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' };
const withFinal = stem => stem.replace(/.$/u, letter => FINAL[letter] ?? letter);

/** Words that a clause begins with: those of requests among them. */
const FIRST = /(?<=^|[.?!:;,\n]\s*|\s-\s|(?<!\p{L})(?:קודם|ואז|אחר כך|או|עכשיו|אחרי זה)\s)ו?(\p{L}+)/gu;
const firstWords = text => [...text.matchAll(FIRST)].map(([, word]) => word);
/** English that asks for something. */
const REQUEST =
  /^(?:add|answer|ask|build|buy|change|check|choose|click|close|collect|come|compare|copy|count|create|delete|do|don|download|draw|drop|enter|export|face|feed|fill|find|follow|give|go|guess|hide|import|keep|leave|let|log|look|make|move|open|pick|place|plant|press|print|put|read|remove|rename|reset|run|save|say|see|send|set|show|sign|solve|start|stop|store|take|tell|think|try|turn|type|undo|use|wait|walk|water|write)\b/iu;
/** So often a word has to stand for a request, of all texts that it begins. */
const [OFTEN, SHARE] = [2, 0.5];

function countsOf(entries) {
  const [first, asked, all] = Array.from({ length: 3 }, () => new Map());
  const count = (counts, word) => counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const entry of entries) {
    if (entry.translation === undefined) continue;
    for (const word of entry.translation.match(/\p{L}+/gu) ?? []) count(all, word);
    for (const [english, translation] of sentencePairs(entry)) {
      for (const word of firstWords(translation.trim())) {
        count(first, word);
        if (REQUEST.test(english.trim())) count(asked, word);
      }
    }
  }
  return { first, asked, all };
}

/** Requests to a single reader, by what the texts of a language ask of many, without words that other texts have. */
export function singularRequests(entries, code) {
  if (SINGULAR[code] === undefined) return undefined;
  const { first, asked, all } = countsOf(entries);
  const many = [...asked].filter(([word, times]) => times >= OFTEN && times >= first.get(word) * SHARE);
  const singular = words => new Set(words.flatMap(([word]) => SINGULAR[code](word)));
  return {
    many: new Set(many.map(([word]) => word)),
    surely: new Set([...singular(many)].filter(word => (all.get(word) ?? 0) <= 1)),
    beside: new Set([...singular([...all])].filter(word => (first.get(word) ?? 0) <= 1)),
  };
}

/** A request to one reader: one that no text has, or one beside a request to many. */
export function singularProblem({ translation, part }, { singular }) {
  if (singular === undefined || part === 'legal') return undefined;
  const words = firstWords(withoutCode(translation));
  const hasMany = words.some(word => singular.many.has(word));
  const word = words.find(each => singular.surely.has(each) || (hasMany && singular.beside.has(each)));
  return word === undefined ? undefined : `speaks to one reader, as no other text does: ${word}`;
}
