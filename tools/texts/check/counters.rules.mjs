// The word that counts, behind a number: 3人 of people, 3匹 of animals, 3枚 of pages. Which goes with which words of English is learnt.
import { stemsOf } from './association.rules.mjs';

/** Words that count and do nothing else. */
const COUNTERS = {
  ja: '人 名 匹 頭 羽 本 枚 個 冊 台 軒 件 問 通 行 列 章',
  ko: '명 개 마리 권 장 대 통 줄 칸 장',
  zh: '人 名 个 只 头 匹 条 本 张 台 件 题 封 行 列 章 位 份',
};
const PATTERNS = new Map(
  Object.entries(COUNTERS).map(([code, counters]) => [
    code,
    new RegExp(
      String.raw`(?:\{\{\s*(?:count|n|number|total|shown|done|taken|all)\b[^}]*\}\}|\d)[ \u00A0]?(${counters.replaceAll(' ', '|')})(?!\p{Script=Han})`,
      'gu',
    ),
  ]),
);

const countersIn = (translation, code) => [
  ...new Set([...translation.matchAll(PATTERNS.get(code))].map(([, counter]) => counter)),
];
const textOf = ({ id, form = '' }) => id.slice(0, id.length - form.length);
const stemsIn = ({ english, many }) => stemsOf(`${english}\n${many ?? ''}`);

/** By each counter the words of English that stand in its texts, each with these texts. */
export function learnCounters(entries, code) {
  if (!PATTERNS.has(code)) return undefined;
  const counters = new Map();
  for (const entry of entries) {
    if (entry.translation === undefined || entry.part === 'legal') continue;
    for (const counter of countersIn(entry.translation, code)) {
      const stems = counters.get(counter) ?? new Map();
      counters.set(counter, stems);
      for (const stem of stemsIn(entry)) stems.set(stem, (stems.get(stem) ?? new Set()).add(textOf(entry)));
    }
  }
  return counters;
}

/** What is counted: the words behind the number. */
const BEHIND = /(?:\{\{[^}]*\}\}|\b\d+) ((?:[a-z]+ ?){1,2})/giu;
const stemsCounted = ({ english, many }) =>
  new Set([...`${english}\n${many ?? ''}`.matchAll(BEHIND)].flatMap(([, words]) => [...stemsOf(words)]));

/** In so many other texts a word has to go with another counter. */
const FEWEST = 2;

/** A counter that no other text has for any word of this one, while they have another for one of them. */
export function counterProblem(entry, { code, counters }) {
  if (counters === undefined || entry.part === 'legal') return undefined;
  const own = textOf(entry);
  const others = texts => [...(texts ?? [])].filter(text => text !== own).length;
  const stems = [...stemsIn(entry)];
  const counted = [...stemsCounted(entry)];
  for (const counter of countersIn(entry.translation, code)) {
    const known = counters.get(counter) ?? new Map();
    if (stems.some(stem => others(known.get(stem)) > 0)) continue;
    for (const [other, words] of counters) {
      const stem = counted.find(each => others(words.get(each)) >= FEWEST);
      if (other !== counter && stem !== undefined) return `counts with ${counter} where others have ${other}`;
    }
  }
  return undefined;
}
