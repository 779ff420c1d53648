// How much of each language there is, and the page that says so.
import { LANGUAGES } from '../../packages/contracts/src/languages.ts';
import { catalogueOf, countedEntries, ROOT } from './catalogue/catalogue.mjs';
import { Repository } from './catalogue/repository.mjs';
import { coverageIn, coverageTable, shareOf } from './coverage.rules.mjs';

const PAGE = 'docs/languages.md';
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
    name: LANGUAGES.find(language => language.code === code).name,
    coverage: coverageOf(code, root),
  }));

/** The table of languages that are begun, in numbers. */
export const coverageLines = (root = ROOT) =>
  coverageTable(namedCoverage(root), ({ done, all }) => `${done} of ${all}`);

/** docs/languages.md with the table of today. */
export function languagesPage(root = ROOT) {
  const before = new Repository(root).read(PAGE);
  const [head, rest] = before.split(START);
  const table = coverageTable(namedCoverage(root), shareOf);
  return `${head}${START}\n\n${table}\n\n${END}${rest.split(END)[1]}`;
}

export const isPageOfToday = (root = ROOT) => new Repository(root).read(PAGE) === languagesPage(root);

export function writePage(root = ROOT) {
  new Repository(root).write(PAGE, languagesPage(root));
  return PAGE;
}
