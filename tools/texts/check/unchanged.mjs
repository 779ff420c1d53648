// Languages whose texts were found right and have not changed since, nor have the rules: languages/right.json says of what.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../catalogue/catalogue.mjs';
import { textsOnButtons } from '../width/buttons.mjs';

/** The record belongs into the commit: a build server looks at what changed since, and at a few that are drawn. */
const RECORD = path.join(ROOT, 'languages/right.json');

const hashOf = text => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Everything that has a say: the rules with their data, and what the language's own folder says. */
const filesOf = code =>
  globSync(['tools/texts/**/*.{mjs,txt,json}', `languages/${code}/*`, 'languages/stamps.json'], { cwd: ROOT })
    .filter(file => !file.endsWith('.test.mjs') && !file.includes('/spoilt/'))
    .toSorted();

/** A hash of all that says whether the texts of a language keep the rules. */
export function fingerprintOf({ code, entries, surplus, unlike, repository }) {
  const texts = entries.map(({ id, english, many, translation, part, form, isEmpty, isOptional }) => [
    id,
    english,
    many,
    translation,
    part,
    form,
    isEmpty,
    isOptional,
  ]);
  const buttons = [...textsOnButtons(repository)].toSorted();
  const files = filesOf(code).map(file => `${file}\n${readFileSync(path.join(ROOT, file), 'utf8')}`);
  return hashOf([JSON.stringify([texts, surplus, unlike, buttons]), ...files].join('\n'));
}

const readRecord = file => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Whether the texts of a language were right when they were the same. */
export const wasRight = (code, fingerprint, record = RECORD) => readRecord(record)[code] === fingerprint;

/** Notes that the texts of a language keep the rules. */
export function keepRight(code, fingerprint, record = RECORD) {
  if (wasRight(code, fingerprint, record)) return;
  const all = { ...readRecord(record), [code]: fingerprint };
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(record, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The languages that are looked at in any case: a few, drawn anew by each seed. */
export const drawnBy = (seed, codes, count) =>
  codes.toSorted((a, b) => (hashOf(seed + a) < hashOf(seed + b) ? -1 : 1)).slice(0, count);
