// The whole catalogue of a language goes to a translator in one file, and comes back.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueOf, ROOT } from '../catalogue/catalogue.mjs';
import { withTexts } from '../catalogue/json-texts.rules.mjs';
import { readSameAsEnglish } from '../languages.mjs';
import { textsOnButtons } from '../width/buttons.mjs';
import { readStamps, stamp } from '../stamps.mjs';
import { exportPo, importPo, parsePo } from './po.rules.mjs';

/** The picture that shows a text, of those that e2e/long/screens.spec.ts drew last: the one with the fewest others on it. */
function drawnScreens(root = ROOT) {
  const file = path.join(root, '.cache/screens/screens.json');
  if (!existsSync(file)) return new Map();
  const screens = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  const most = screens.toSorted(([, one], [, other]) => other.length - one.length);
  return new Map(most.flatMap(([picture, names]) => names.map(name => [name, picture])));
}

/** Writes everything that is translated into a language, with what there is already. */
export function exportFile(code, file, root) {
  const catalogue = catalogueOf(code, root);
  const buttons = textsOnButtons(catalogue.repository);
  writeFileSync(
    file,
    exportPo(code, catalogue.entries, readStamps(catalogue), { buttons, screens: drawnScreens(root) }),
  );
}

/** Writes a document if any of its texts came. Returns the file. */
function writeDocument({ document, entries }, done) {
  const own = entries.filter(({ id }) => done.has(id));
  if (own.length === 0) return [];
  const texts = new Map(own.map(({ id, path }) => [path.join('\n'), done.get(id)]));
  const all = withTexts(document.english, entries, document.translated, texts);
  if (all === undefined) return [];
  document.write(all);
  return [document.own];
}

/**
 * Takes a translated file back. If something in it is wrong, nothing is written.
 * @returns the files that were written, and what is wrong
 */
export function importFile(file, isLanguage, root) {
  const { code, texts } = parsePo(readFileSync(file, 'utf8'));
  if (!isLanguage(code)) return { files: [], problems: [`${file}: names no language to translate into`] };
  const catalogue = catalogueOf(code, root);
  const sameAsEnglish = readSameAsEnglish(catalogue);
  const { done, problems } = importPo(texts, catalogue.entries, { code, sameAsEnglish });
  if (problems.length > 0 || done.size === 0) return { files: [], problems };
  const files = catalogue.documents.flatMap(document => writeDocument(document, done));
  stamp(catalogueOf(code, root), [...done.keys()]);
  return { files, problems: [] };
}
