// The names of courses and chapters, and the code book.
import { stringsOf, withStrings } from '../../../packages/content/src/translation/strings.rules.ts';
import { BESIDE_ENGLISH, chapterName } from './level-texts.mjs';

const COURSES = 'packages/content/courses';
const BOOK = 'packages/content/code-book';

const inLanguage = (fields, code) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) =>
      typeof value?.[code] === 'string' ? [[key, value[code]]] : [],
    ),
  );

/** What a course's file says in a language, as a file of texts. */
const namesIn = (course, code) => ({
  ...inLanguage(course, code),
  chapters: Object.fromEntries(
    course.chapters.map(chapter => [chapterName(chapter, course.slug), inLanguage(chapter, code)]),
  ),
});

function writeNames(repository, file, code, { chapters = {}, ...names }) {
  const course = repository.json(file);
  const put = (fields, texts = {}) => {
    for (const [key, text] of Object.entries(texts)) fields[key][code] = text;
  };
  put(course, names);
  for (const chapter of course.chapters) put(chapter, chapters[chapterName(chapter, course.slug)]);
  repository.writeJson(file, course);
}

function courseNames(repository, file, code) {
  const course = repository.json(file);
  const isBeside = code === BESIDE_ENGLISH;
  const own = isBeside ? file : `packages/content/translations/${code}/${course.slug}/course.json`;
  return {
    file,
    own,
    part: 'child',
    english: namesIn(course, 'en'),
    translated: isBeside ? namesIn(course, code) : repository.json(own),
    idOf: path => `${course.slug}/course:${path.join('.')}`,
    write: texts => (isBeside ? writeNames(repository, file, code, texts) : repository.writeJson(own, texts)),
  };
}

const entryOf = file => file.slice(BOOK.length + 1).replace(/\/\w+\.md$/, '');

function bookIn(repository, code) {
  const files = repository.find(`${BOOK}/**/${code}.md`);
  return Object.fromEntries(files.map(file => [entryOf(file), stringsOf(repository.read(file))]));
}

function writeBook(repository, code, texts) {
  for (const [entry, paragraphs] of Object.entries(texts)) {
    const english = repository.read(`${BOOK}/${entry}/en.md`);
    repository.write(`${BOOK}/${entry}/${code}.md`, `${withStrings(english, paragraphs)}\n`);
  }
}

function codeBook(repository, code) {
  const isBeside = code === BESIDE_ENGLISH;
  const own = isBeside ? BOOK : `packages/content/translations/${code}/code-book.json`;
  return {
    file: BOOK,
    own,
    part: 'lessons',
    english: bookIn(repository, 'en'),
    translated: isBeside ? bookIn(repository, code) : repository.json(own),
    idOf: ([entry, index]) => `code-book/${entry}/${index + 1}`,
    write: texts => (isBeside ? writeBook(repository, code, texts) : repository.writeJson(own, texts)),
  };
}

/** The documents of courses' names and of the code book. */
export const courseTexts = (repository, code) => [
  ...repository.find(`${COURSES}/*/course.json`).map(file => courseNames(repository, file, code)),
  codeBook(repository, code),
];
