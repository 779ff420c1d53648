// The catalogue of everything that is translated: one entry for each text, from the interface to the legal pages.
import path from 'node:path';
import { courseTexts } from './course-texts.mjs';
import { holesOf } from './holes.rules.mjs';
import { interfaceTexts } from './interface-texts.mjs';
import { nounTexts, pathsOf, textAt, unlikeLists, wantedTexts } from './json-texts.rules.mjs';
import { levelTexts } from './level-texts.mjs';
import { Repository } from './repository.mjs';

export const ROOT = path.join(import.meta.dirname, '../../..');

const isWithin = (place, lists) => lists.some(list => list.every((key, index) => key === place[index]));

/**
 * Entries of a document, and what in the translation is none: keys that the English lacks, lists of another length. The
 * texts of such a list are not known, since nobody can tell which is which.
 */
function entriesOf(document, code) {
  const translated = document.translated ?? {};
  const wanted = document.file.includes('/thing-names/')
    ? nounTexts(document.english, translated)
    : wantedTexts(document.english, { code, translated });
  const unlike = document.translated ? unlikeLists(document.english, translated) : [];
  const known = new Set(wanted.map(({ path: place }) => place.join('\n')));
  const surplus = pathsOf(translated).filter(
    place => place.length > 0 && !known.has(place.join('\n')) && !isWithin(place, unlike),
  );
  const entries = wanted.map(({ path: place, english, many, kind, form, isOptional }) => {
    const text = isWithin(place, unlike) ? undefined : textAt(translated, place);
    return {
      id: document.idOf(place),
      english,
      many,
      translation: typeof text === 'string' && (text !== '' || english === '') ? text : undefined,
      isEmpty: text === '' && english !== '',
      part: document.part,
      kind,
      form,
      isOptional,
      holes: holesOf(english),
      file: document.file,
      own: document.own,
      path: place,
    };
  });
  return {
    entries,
    surplus: surplus.map(place => document.idOf(place)),
    unlike: unlike.map(place => document.idOf(place.length > 0 ? place : [0])),
  };
}

/**
 * Everything that is translated, for a language.
 * @returns its documents, entries, and where the translation has texts or paragraphs that the English lacks
 */
export function catalogueOf(code, root = ROOT) {
  const repository = new Repository(root);
  const documents = [interfaceTexts, courseTexts, levelTexts].flatMap(read => read(repository, code));
  const read = documents.map(document => ({ document, ...entriesOf(document, code) }));
  return {
    code,
    repository,
    documents: read,
    entries: read.flatMap(({ entries }) => entries),
    surplus: read.flatMap(({ surplus }) => surplus),
    unlike: read.flatMap(({ unlike }) => unlike),
  };
}

/** What has to be translated: a form that falls back to the word itself only counts once it is there. */
export const countedEntries = ({ entries }) =>
  entries.filter(({ isOptional, english, translation }) =>
    isOptional ? translation !== undefined : english !== '',
  );
