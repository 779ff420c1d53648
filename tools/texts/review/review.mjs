// languages/<code>/review.json: texts that a seed drew, translated back by somebody who had not seen the English.
import { countedEntries } from '../catalogue/catalogue.mjs';
import { stampOf } from '../stamps.rules.mjs';

const fileOf = code => `languages/${code}/review.json`;

/** The seed of a language: the same for ever, so that nobody can look for a better draw. */
export const seedOf = code => `burrow ${code}`;

/** What a language has that can be drawn: legal pages are not translated. */
export const drawable = catalogue =>
  countedEntries(catalogue).filter(({ part, translation }) => translation !== undefined && part !== 'legal');

/**
 * A language's review; undefined if it was not read yet. Each row has the name of the text (`id`), the stamp of its
 * English (`from`), the text as it was (`before`) and, if it was mended, as it is now (`after`), what came back
 * (`back`), and whether that says the same (`judgement`).
 */
export const readReview = ({ code, repository }) => repository.json(fileOf(code));

/** Rows whose text or English has changed since: they are to be read again, and say nothing of today's text. */
export function changedRows(catalogue, rows) {
  const now = new Map(countedEntries(catalogue).map(entry => [entry.id, entry]));
  return rows.filter(({ id, from, before, after }) => {
    const entry = now.get(id);
    return !entry || stampOf(entry.english) !== from || entry.translation !== (after ?? before);
  });
}
