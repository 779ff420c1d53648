// What a language's own folder says, languages/<code>: glossary, what is the same as in English, words of its own.

const folderOf = code => `languages/${code}`;

/** Names of sentences that are the same in English. */
export const readSameAsEnglish = ({ code, repository }) =>
  new Set(repository.json(`${folderOf(code)}/same-as-english.json`) ?? []);

/** Terms with what they are in the language. */
export const readGlossary = ({ code, repository }) =>
  repository.json(`${folderOf(code)}/glossary.json`)?.terms ?? [];

const linesOf = (repository, file) =>
  repository.has(file) ? repository.read(file).split('\n').filter(Boolean) : [];

/** Words of English, or in other letters, that the language uses; a line each. */
export const readWords = ({ code, repository }) => linesOf(repository, `${folderOf(code)}/words.txt`);

/** Words that are right though no dictionary has them; a line each. */
export const readSpelling = ({ code, repository }) => linesOf(repository, `${folderOf(code)}/spelling.txt`);

/** Adds words to those that are right. */
export function acceptSpelling({ code, repository }, words) {
  const all = new Set([...readSpelling({ code, repository }), ...words]);
  const sorted = [...all].toSorted(new Intl.Collator(code).compare);
  repository.write(`${folderOf(code)}/spelling.txt`, `${sorted.join('\n')}\n`);
}

/** What somebody looked at and found right: by rule and name of the text, the translation. */
export const readAccepted = ({ code, repository }) =>
  repository.json(`${folderOf(code)}/accepted.json`) ?? {};
