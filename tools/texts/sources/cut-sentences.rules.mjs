// Sentences that code puts together: a text with a link, a name or code right after it belongs into one text, with <Trans>.

const TEXT = String.raw`\{t\(\s*'([^']+)'[^{}]*(?:\{[^{}]*\})?[^{}]*\)\}`;
const GAP = String.raw`(?:\s*\{' '\})?\s*`;
const INLINE = String.raw`<(?:a|bdi|code|em|strong|\w*Link)\b`;

const BEFORE_INLINE = new RegExp(`${TEXT}${GAP}${INLINE}`, 'g');

/** A whole sentence, a question or what ends with a colon may stand before a link. */
const ENDS = /[.!?:…”»]$/;

/**
 * Returns the texts of a component after which a sentence goes on with a link or something else.
 * @param source the component
 * @param textOf the English of a key; undefined if it is not known
 */
export const cutSentences = (source, textOf) =>
  [...source.matchAll(BEFORE_INLINE)].flatMap(([, key]) => {
    const text = textOf(key.replace(/^.*:/, ''));
    return text === undefined || ENDS.test(text) ? [] : [`“${text}” (${key}) goes on outside its text`];
  });
