// What a language's own folder says, languages/<code>: glossary, what is the same as in English, words of its own.

const folderOf = code => `languages/${code}`;

/** Names of sentences that are the same in English. */
export const readSameAsEnglish = ({ code, repository }) =>
  new Set(repository.json(`${folderOf(code)}/same-as-english.json`) ?? []);

/** Terms with what they are in the language. */
export const readGlossary = ({ code, repository }) =>
  repository.json(`${folderOf(code)}/glossary.json`)?.terms ?? [];

/** Words of English, or in other letters, that the language uses; a line each. */
export function readWords({ code, repository }) {
  const file = `${folderOf(code)}/words.txt`;
  return repository.has(file) ? repository.read(file).split('\n').filter(Boolean) : [];
}

/** What somebody looked at and found right: by rule and name of the text, the translation. */
export const readAccepted = ({ code, repository }) =>
  repository.json(`${folderOf(code)}/accepted.json`) ?? {};
