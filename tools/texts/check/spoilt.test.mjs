// Translations that were spoilt by hand before the rules were written: how many the rules notice, and that they leave the right
// ones alone. What the rules know of the language otherwise comes from the texts that there are.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { catalogueOf, countedEntries } from '../catalogue/catalogue.mjs';
import { holesOf } from '../catalogue/holes.rules.mjs';
import { formsOf } from '../catalogue/json-texts.rules.mjs';
import { readAccepted, readGlossary } from '../languages.mjs';
import { neighbours } from './beside.rules.mjs';
import { contextOf, problemsOf } from './check.mjs';
import { missingForms, togetherIn } from './together.rules.mjs';

const read = name => JSON.parse(readFileSync(path.join(import.meta.dirname, 'spoilt', name), 'utf8'));

/** The term that the spoilt translations break. */
const STUDENT = {
  pl: { en: 'student', is: ['uczeń lub uczennica'], stems: ['ucze', 'uczn', 'uczenni'], never: ['student'] },
  ja: { en: 'student', is: ['児童・生徒'], stems: ['生徒'], never: ['学生'] },
  ar: { en: 'student', is: ['تلميذ'], stems: ['تلميذ', 'تلاميذ'], never: ['طالب', 'طلاب'] },
};

const FORM = /[_.](zero|one|two|few|many|other)$/;

function entryOf(parts, id, english, translation) {
  const [, form] = FORM.exec(id) ?? [];
  return {
    id,
    part: parts.get(id),
    english,
    translation,
    form,
    holes: holesOf(english),
    kind: 'text',
    isOptional: false,
  };
}

/** What the rules say of a text of the data, right or spoilt. */
function noticed(
  { code, base, context, parts, accepted },
  { id = 'mf-play/spoilt:text', english, beside = [] },
  translation,
) {
  const others = beside.map(given => entryOf(parts, ...given));
  const entry = entryOf(parts, id, english, translation ?? undefined);
  const all = [...others, entry];
  const known = {
    ...context,
    ...(others.length > 0 || entry.form !== undefined ? togetherIn([...base, ...all]) : {}),
    ...(beside.length > 0 ? { beside: neighbours(all) } : {}),
  };
  const isAccepted = ({ rule }) => accepted[rule]?.[id] === translation;
  const told =
    translation === null
      ? []
      : problemsOf(entry, known).flatMap(problem => (isAccepted(problem) ? [] : [problem.rule]));
  const isSurplus = entry.form !== undefined && translation !== null && !formsOf(code).includes(entry.form);
  const lacks = translation === null && formsOf(code).includes(entry.form) && missingForms(all).length > 0;
  return [...told, ...(isSurplus ? ['surplus'] : []), ...(lacks ? ['forms'] : [])];
}

for (const code of ['pl', 'ja', 'he', 'ar']) {
  const catalogue = catalogueOf(code);
  const base = countedEntries(catalogue);
  const own = readGlossary(catalogue).filter(({ en }) => en !== 'student');
  const context = contextOf(code, base, { terms: STUDENT[code] ? [...own, STUDENT[code]] : own });
  const parts = new Map(base.map(({ id, part }) => [id, part]));
  const language = { code, base, context, parts, accepted: readAccepted(catalogue) };
  for (const spoilt of read(`${code}.json`)) {
    test(`${code}: ${spoilt.mistake} is noticed`, () => {
      assert.notDeepEqual(noticed(language, spoilt, spoilt.spoilt), []);
    });
    test(`${code}: what is right instead of ${spoilt.mistake} is left alone`, () => {
      assert.deepEqual(noticed(language, spoilt, spoilt.right), []);
    });
  }
}
