// The word that is counted, in the plural form of its number: "3 linie", not "3 linii".

const COUNTED = /\{\{\s*(?:count|n|number|amount)[^}]*\}\}[ \u00A0]([\p{L}\p{M}]{2,})/gu;

/** The counted words of a translation, each with what stands before its number, which may ask for a case. */
function countedIn(translation) {
  return [...translation.matchAll(COUNTED)].map(({ 0: all, 1: word, index }) => {
    const before = /([\p{L}\p{M}]+)[ \u00A0]*$/u.exec(translation.slice(0, index))?.[1] ?? '';
    return { word: word.toLowerCase(), before: before.toLowerCase(), all };
  });
}

const textOf = ({ id, form }) => id.slice(0, id.length - form.length);

/** By each counted word the plural forms that have it, each with the texts. */
export function countedWords(entries) {
  const words = new Map();
  for (const entry of entries) {
    if (entry.form === undefined || entry.translation === undefined) continue;
    for (const { word, before } of countedIn(entry.translation)) {
      if (before !== '') continue;
      const forms = words.get(word) ?? new Map();
      words.set(word, forms.set(entry.form, (forms.get(entry.form) ?? new Set()).add(textOf(entry))));
    }
  }
  return words;
}

/** So many other texts have the word in other forms, and none in this one. */
const OFTEN = 2;

/** A counted word in a plural form that no other text has it in, while others have it in other forms. */
export function countedProblem(entry, { counted }) {
  if (counted === undefined || entry.form === undefined) return undefined;
  const own = textOf(entry);
  const others = texts => [...(texts ?? [])].filter(text => text !== own).length;
  for (const { word, before } of countedIn(entry.translation)) {
    const forms = counted.get(word) ?? new Map();
    if (before !== '' || others(forms.get(entry.form)) > 0) continue;
    const [form] = [...forms].find(([name, texts]) => name !== entry.form && others(texts) >= OFTEN) ?? [];
    if (form !== undefined)
      return `has "${word}" in the form "${entry.form}", which other texts have in "${form}" alone`;
  }
  return undefined;
}
