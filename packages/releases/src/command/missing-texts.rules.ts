/** Texts by their keys, as a file of a language has them. */
export type Texts = { readonly [key: string]: string | Texts };

const PLURAL_FORM = /_(zero|one|two|few|many|other)$/;

/** The names of texts; a text in several plural forms is one, since languages have different forms. */
function namesOf(texts: Texts, place = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text !== 'string') return namesOf(text, `${place}${key}.`);
    return text === '' ? [] : [`${place}${key.replace(PLURAL_FORM, '')}`];
  });
}

/** How many texts of the English are missing in a translation, whose readers get the English instead. */
export function countMissing(english: Texts, translation: Texts): number {
  return new Set(namesOf(english)).difference(new Set(namesOf(translation))).size;
}

/**
 * What whoever releases is told of texts that readers get in English.
 * @param counts how many texts are missing, by the code of the language
 */
export function missingTextsLine(counts: ReadonlyMap<string, number>): string {
  const lacking = [...counts].filter(([, count]) => count > 0);
  if (lacking.length === 0) return `No text is missing in any of its ${counts.size + 1} languages.`;
  const groups = [...Map.groupBy(lacking, ([, count]) => count)].toSorted(([a], [b]) => b - a);
  const parts = groups.map(
    ([count, languages]) => `${count} in ${languages.map(([code]) => code).join(', ')}`,
  );
  return `Texts that are missing, and are shown in English: ${parts.join('; ')}.`;
}
