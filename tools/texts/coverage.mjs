// How much of each language there is, and the page that says so.
import { LANGUAGES } from '../../packages/contracts/src/languages.ts';
import { catalogueOf, countedEntries, ROOT } from './catalogue/catalogue.mjs';
import { Repository } from './catalogue/repository.mjs';
import { coverageIn, coverageTable, lessonsLeft, shareOf } from './coverage.rules.mjs';

const PAGE = 'docs/languages.md';
/** What the site's language picker says. */
const PICKER = 'shell/src/language/coverage.json';
const [START, END] = ['<!-- coverage -->', '<!-- end of coverage -->'];

/** How much of a language there is: by part of the platform, how many texts of how many. */
export const coverageOf = (code, root = ROOT) => coverageIn(countedEntries(catalogueOf(code, root)));

/** Languages that somebody translates into: those with a folder of their own, `languages/<code>`. */
export const begunLanguages = (root = ROOT) =>
  LANGUAGES.filter(
    ({ code }) => code !== 'en' && new Repository(root).find(`languages/${code}/*`).length > 0,
  ).map(({ code }) => code);

const namedCoverage = root =>
  begunLanguages(root).map(code => ({
    code,
    name: LANGUAGES.find(language => language.code === code).name,
    coverage: coverageOf(code, root),
  }));

/** Languages in which lessons are English, and how many: `some` or `all`. */
const pickerOf = languages =>
  Object.fromEntries(
    languages.flatMap(({ code, coverage }) => {
      const left = lessonsLeft(coverage);
      return left === null ? [] : [[code, left]];
    }),
  );

/** The table of languages that are begun, in numbers. */
export const coverageLines = (root = ROOT) =>
  coverageTable(namedCoverage(root), ({ done, all }) => `${done} of ${all}`);

/** docs/languages.md with the table of today, and what the picker says. */
function pagesOf(root) {
  const languages = namedCoverage(root);
  const [head, rest] = new Repository(root).read(PAGE).split(START);
  const table = coverageTable(languages, shareOf);
  return {
    [PAGE]: `${head}${START}\n\n${table}\n\n${END}${rest.split(END)[1]}`,
    [PICKER]: `${JSON.stringify(pickerOf(languages), null, 2)}\n`,
  };
}

export const arePagesOfToday = (root = ROOT) =>
  Object.entries(pagesOf(root)).every(([file, text]) => new Repository(root).read(file) === text);

export function writePages(root = ROOT) {
  const pages = Object.entries(pagesOf(root));
  for (const [file, text] of pages) new Repository(root).write(file, text);
  return pages.map(([file]) => file);
}
