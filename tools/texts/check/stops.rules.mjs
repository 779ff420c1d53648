// Sentences and questions of a text beside those of its English. How strictly a language keeps them is learnt: Polish joins hardly two
// sentences, Japanese many, and Thai ends none with a sign.
import { withoutCode } from './english.rules.mjs';

/** Ends of sentences; none where a small letter follows a quotation ("self." in) or a number (20. dnia). */
const STOP =
  /(?<![.…])[.?!。？！؟।](?!\.)(?=["”»」』)*]*(?:\s|$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]))(?!["”»」』)*]+\s\p{Ll})(?<!\p{Nd}\.(?=\s\p{Ll}))/gu;
const QUESTION = /[?？؟]/gu;

/** A question of Greek ends in ; */
const plainOf = (text, code) => withoutCode(code === 'el' ? text.replaceAll(';', '?') : text);
const timesIn = (text, pattern) => (text.match(pattern) ?? []).length;

/** Two questions may be asked in one, so whether there are any is what counts. */
const SIGNS = {
  sentences: text => timesIn(text, STOP),
  questions: text => Math.min(1, timesIn(text, QUESTION)),
};

/** Names of levels and comments of programs are free, and so are lists and what somebody says. */
const IS_FREE = /\/name$|\/comments\/\d+$/;
const isLooked = ({ id, english, translation, part, form }) =>
  translation !== undefined &&
  part !== 'legal' &&
  form === undefined &&
  !IS_FREE.test(id) &&
  !/\n|"/.test(english);

/** How many of a kind a text has more than its English; undefined if the English has none. */
function differenceOf({ english, translation }, kind, code) {
  const [own, found] = [plainOf(english, 'en'), plainOf(translation, code)].map(SIGNS[kind]);
  return own === 0 && found === 0 ? undefined : found - own;
}

/** By kind, in what share of its texts a language has fewer, and in what share more. */
export function stopShares(entries, code) {
  const looked = entries.filter(isLooked);
  return Object.fromEntries(
    Object.keys(SIGNS).map(kind => {
      const all = looked
        .map(entry => differenceOf(entry, kind, code))
        .filter(difference => difference !== undefined);
      const shareOf = is => Math.max(0, all.filter(is).length - 1) / Math.max(1, all.length);
      return [kind, { fewer: shareOf(each => each < 0), more: shareOf(each => each > 0) }];
    }),
  );
}

/** A language that does so this seldom does so by mistake. */
const SELDOM = {
  sentences: { fewer: 0.004, more: 0.0007 },
  questions: { fewer: 0.008, more: 0.003 },
};

/** A sentence that is lost or made up, a question that became a statement. */
export function stopsProblem(entry, { code, stops }) {
  if (stops === undefined || !isLooked(entry)) return undefined;
  const wrong = Object.keys(SIGNS).find(kind => {
    const difference = differenceOf(entry, kind, code) ?? 0;
    const way = difference < 0 ? 'fewer' : 'more';
    return difference !== 0 && stops[kind][way] <= SELDOM[kind][way];
  });
  if (wrong === undefined) return undefined;
  return `has ${differenceOf(entry, wrong, code) < 0 ? 'fewer' : 'more'} ${wrong} than the English`;
}
