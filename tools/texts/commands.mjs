// The commands of npm run texts.
import path from 'node:path';
import { LANGUAGES } from '../../packages/contracts/src/languages.ts';
import { formatFiles } from '../format.mjs';
import { catalogueOf } from './catalogue/catalogue.mjs';
import { checkLanguage } from './check/check.mjs';
import { accept } from './check/accept.mjs';
import { hasDictionary, misspelt } from './check/spelling.mjs';
import { begunLanguages, coverageLines, arePagesOfToday, writePages } from './coverage.mjs';
import { acceptSpelling } from './languages.mjs';
import { exportFile, importFile } from './po/po-file.mjs';
import { shareStamps, stamp, staleIn } from './stamps.mjs';

const isLanguage = code => code !== 'en' && LANGUAGES.some(language => language.code === code);

function coverage(root, option) {
  if (option === '--write') return { lines: writePages(root), isWell: true };
  if (option !== '--check') return { lines: [coverageLines(root)], isWell: true };
  const isWell = arePagesOfToday(root);
  return { lines: isWell ? [] : ['docs/languages.md: npm run texts -- coverage --write'], isWell };
}

/** What a command does: returns lines, and whether all is well. */
const COMMANDS = {
  coverage,
  stale(root, language) {
    if (language !== undefined && !isLanguage(language)) return undefined;
    const codes = language === undefined ? begunLanguages(root) : [language];
    const lines = codes.flatMap(code => staleIn(catalogueOf(code, root)).map(line => `${code} ${line}`));
    return {
      lines: lines.length > 0 ? lines : ['Every translation is up to date.'],
      isWell: lines.length === 0,
    };
  },
  stamp(root, language, ...names) {
    if (language === '--share') {
      const codes = begunLanguages(root);
      shareStamps(codes.map(code => catalogueOf(code, root)));
      return { lines: [`Stamps of ${codes.length} languages shared.`], isWell: true };
    }
    if (!isLanguage(language)) return undefined;
    const { catalogue, problems } = checkLanguage(language, root);
    const wrong = new Set(problems.map(({ id }) => id));
    const count = stamp(catalogue, names, wrong);
    const lines = wrong.size > 0 ? [`${wrong.size} are wrong: npm run texts -- check ${language}`] : [];
    return { lines: [`${count} stamped.`, ...lines], isWell: count > 0 };
  },
  check(root, language, option) {
    if (!isLanguage(language)) return undefined;
    const checked = checkLanguage(language, root);
    const { problems, count, loose } = checked;
    const told = option === '--advice' ? [...problems, ...checked.advice] : problems;
    const terms =
      option === '--advice'
        ? [...loose].map(([term, [said, all]]) => `"${term}" is said in ${said} of ${all} texts`)
        : [];
    const lines = told.map(({ id, rule, message }) => `${id}: ${message} (${rule})`);
    return {
      lines: [...lines, ...terms, `${count} texts, ${problems.length} problems.`],
      isWell: problems.length === 0,
    };
  },
  async spell(root, language, option, ...words) {
    if (!isLanguage(language)) return undefined;
    if (option === '--accept') {
      acceptSpelling(catalogueOf(language, root), words);
      return { lines: [`${words.length} accepted.`], isWell: words.length > 0 };
    }
    if (!hasDictionary(language))
      return { lines: [`No dictionary of ${language} is installed.`], isWell: false };
    const found = await misspelt(language, root);
    const lines = [...found].map(([word, ids]) => `${word}: ${ids.length} times, as in ${ids[0]}`);
    return { lines: [...lines, `${found.size} words.`], isWell: found.size === 0 };
  },
  accept(root, language, ...names) {
    if (!isLanguage(language) || names.length === 0) return undefined;
    const count = accept(language, names, root);
    return { lines: [`${count} accepted.`], isWell: count > 0 };
  },
  export(root, language, file) {
    if (!isLanguage(language) || !file) return undefined;
    exportFile(language, file, root);
    return { lines: [file], isWell: true };
  },
  import(root, file) {
    if (!file) return undefined;
    const { files, problems } = importFile(file, isLanguage, root);
    if (files.length > 0) formatFiles(files.map(each => path.join(root, each)));
    return { lines: [...problems, `${files.length} files written.`], isWell: problems.length === 0 };
  },
};

/** Runs a command on a checkout, some of them in time (a promise); undefined if there is no such command, or it needs something else. */
export const runCommand = (root, command = '', ...given) =>
  Object.hasOwn(COMMANDS, command) ? COMMANDS[command](root, ...given) : undefined;
