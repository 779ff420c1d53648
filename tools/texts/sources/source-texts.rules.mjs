// What keeps an English text from being translated, as far as a machine can tell.

const FORM = /_(?:one|other)$/;
const HOLE = /\{\{(\w+)\}\}/g;

/** Words after a number that no language counts by it: `3 of 5`, `2 with help`. */
const NOT_COUNTED = new Set(
  'and answered are at complete done here in is left more needed new now of or right started to were with'.split(
    ' ',
  ),
);

/** After these a sentence goes on. */
const GOES_ON = /\s(?:a|an|and|or|our|the|their|your)$/i;

/** Keys and texts of a file, nested ones with dots. The items of a list have no plural forms and are checked alike. */
export function rowsOf(texts, prefix = '') {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : rowsOf(value, `${prefix}${key}.`),
  );
}

/** A counted text has the forms of English, and no third beside them that other languages could not place. */
function formFaults(keys) {
  const bases = new Set([...keys].filter(key => FORM.test(key)).map(key => key.replace(FORM, '')));
  return [...bases].flatMap(base => {
    const lacking = ['one', 'other'].filter(form => !keys.has(`${base}_${form}`));
    if (lacking.length > 0)
      return [[base, `has forms, but not ${lacking.map(form => `_${form}`).join(', ')}`]];
    return keys.has(base) ? [[base, 'is there with forms and without']] : [];
  });
}

const isNumber = (hole, holes) => holes[hole]?.startsWith('a number') ?? false;

/** Whether a number stands before a word that changes with it. */
const counts = (text, holes) =>
  [...text.matchAll(/\{\{(\w+)\}\} (\p{Ll}+)/gu)].some(
    ([, hole, word]) => isNumber(hole, holes) && !NOT_COUNTED.has(word),
  );

function textFaults(text, holes) {
  const inside = text.replaceAll(HOLE, '').replaceAll(/<(\w+)>([^<]*)<\/\1>/g, '$2');
  const unknown = [...new Set([...text.matchAll(HOLE)].map(([, hole]) => hole))].filter(
    hole => !Object.hasOwn(holes, hole),
  );
  return [
    ...unknown.map(hole => `nothing says what stands in {{${hole}}}`),
    ...(/\{\w|\$t\(|\$\{|%[sd]\b/.test(inside) ? ['has a hole that is not written as {{name}}'] : []),
    ...(/<\/?\w+\/?>/.test(inside) ? ['has a mark that is opened or closed alone'] : []),
    ...(text !== text.trim() ? ['begins or ends with a space: something is added to it'] : []),
    ...(/^[,.;:?!)]/.test(text) ? ['begins in the middle of a sentence'] : []),
    ...(GOES_ON.test(text) ? ['ends in the middle of a sentence'] : []),
  ];
}

/**
 * Returns what is wrong with the texts of an English file, each with its key.
 * @param texts the file
 * @param holes what stands in each hole: `holes.json`
 */
export function sourceFaults(texts, holes) {
  const rows = rowsOf(texts);
  const keys = new Set(rows.map(([key]) => key));
  const uncounted = rows.filter(([key, text]) => !/(?:_|\.)(?:one|other)$/.test(key) && counts(text, holes));
  return [
    ...formFaults(keys),
    ...uncounted.map(([key]) => [key, 'has a number before a word, and no plural forms']),
    ...rows.flatMap(([key, text]) => textFaults(text, holes).map(fault => [key, fault])),
  ];
}
