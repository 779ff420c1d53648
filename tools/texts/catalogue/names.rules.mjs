// What the texts of a file are called, and for whom they are.

/** In the order in which a language is translated. */
export const PARTS = {
  child: 'child’s interface',
  adults: 'adults’ interface',
  first: 'first chapter',
  lessons: 'other lessons',
  quizzes: 'quizzes',
  guide: 'teacher’s guide',
  legal: 'legal pages',
};

const CHILD = [
  /^mf-play\//,
  /^mf-quiz\//,
  /^packages\/(exercises|forms|i18n|contracts|tutor)\//,
  /^services\/(assistant|learning)\//,
  /^mf-account\/src\/locales\/(menu|account-menu|picture-log-in|account)\//,
  /^mf-organization\/src\/locales\/(menu|class-entry|look-here|first-steps)\//,
];
const LEGAL = /\/(legal|agreement\/text|refund-policy)\//;

/** Whose texts these are, by their file. */
export function partOf(file) {
  if (LEGAL.test(file)) return 'legal';
  if (file.startsWith('packages/content/guide/')) return 'guide';
  if (file.startsWith('packages/content/quizzes/')) return 'quizzes';
  return CHILD.some(place => place.test(file)) ? 'child' : 'adults';
}

/** Folders that say nothing of what is in them. */
const PLAIN = new Set(['src', 'locales', 'texts', 'features', 'text', 'adults', 'legal', 'pages']);
const DATE = /^\d{4}-\d\d-\d\d$/;

/** The name of the texts of a file: `mf-play/src/locales/play/en.json` is `mf-play/play`. */
export function namespaceOf(file) {
  const folders = file.split('/').slice(0, -1);
  const [project, ...below] = /^(packages|services)$/.test(folders[0]) ? folders.slice(1) : folders;
  if (project === 'content') return below.join('/').replace(/^quizzes/, 'quiz');
  const telling = below.filter(folder => !PLAIN.has(folder));
  const last = telling.at(-1);
  return [project, ...(DATE.test(last ?? '') ? telling.slice(-2) : telling.slice(-1))].join('/');
}

/** Lists of words that make names, of which each language has its own, and what `npm run courses` writes are not translated. */
export const isTranslated = file => !/\/usernames\/|\/contracts\/src\/courses\/words\//.test(file);
