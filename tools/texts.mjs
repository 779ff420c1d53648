// npm run texts: translations of levels: which are stale, and files for translators. COURSES names another folder of courses.
import './require-node.mjs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../packages/contracts/src/languages.ts';
import { Translations } from '../packages/content/src/translation/translate.ts';
import { formatFiles } from './format.mjs';

const USAGE = `Usage: npm run texts -- stale                    which translations are missing or older than the English
       npm run texts -- stamp [SLUG]             notes that they are those of today's English
       npm run texts -- export LANGUAGE FILE     writes a file of gettext (PO) with all strings of levels
       npm run texts -- import FILE              takes a translated one back`;

const courses =
  process.env.COURSES ?? fileURLToPath(new URL('../packages/content/courses/', import.meta.url));

const isLanguage = code => code !== 'en' && LANGUAGES.some(language => language.code === code);

/** What a command does: returns lines, and whether all is well. */
const COMMANDS = {
  stale(texts) {
    const lines = texts.stale();
    return {
      lines: lines.length > 0 ? lines : ['Every translation is up to date.'],
      isWell: lines.length === 0,
    };
  },
  stamp(texts, slug) {
    const count = texts.stamp(slug);
    return { lines: [`${count} stamped.`], isWell: count > 0 };
  },
  export(texts, language, file) {
    if (!isLanguage(language) || !file) return undefined;
    texts.export(language, file);
    return { lines: [file], isWell: true };
  },
  import(texts, file) {
    if (!file) return undefined;
    const { folders, problems } = texts.import(file);
    if (folders.length > 0) formatFiles(folders.map(folder => path.join(courses, folder)));
    return { lines: [...problems, `${folders.length} levels written.`], isWell: problems.length === 0 };
  },
};

const [command, ...given] = process.argv.slice(2);
const done = Object.hasOwn(COMMANDS, command ?? '')
  ? COMMANDS[command](new Translations(courses), ...given)
  : undefined;
if (!done) {
  console.error(USAGE);
  process.exit(2);
}
for (const line of done.lines) console.info(line);
process.exitCode = done.isWell ? 0 : 1;
