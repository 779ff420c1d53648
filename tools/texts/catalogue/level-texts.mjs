// The texts of levels. Arabic lies in the folder of each level; other languages have a file for each chapter.
import { commentsOf } from '../../../packages/content/src/compiler/template-comments.ts';
import { stringsOf, withStrings } from '../../../packages/content/src/translation/strings.rules.ts';

const COURSES = 'packages/content/courses';
const PAGES = ['guide', 'tutorial', 'hint'];

/** The language whose texts lie in the folders of levels, beside the English. */
export const BESIDE_ENGLISH = 'ar';

const pageOf = (repository, folder, code, name) => `${folder}/${code}/${name}.md`;

/** The texts of a level in a language, by name; pages are lists of paragraphs. */
function textsIn(repository, folder, code) {
  const short = repository.json(`${folder}/${code}/texts.json`);
  if (!short) return undefined;
  const pages = PAGES.map(name => [name, pageOf(repository, folder, code, name)])
    .filter(([, file]) => repository.has(file))
    .map(([name, file]) => [name, stringsOf(repository.read(file))]);
  const comments =
    code === 'en'
      ? commentsOf(repository.read(`${folder}/template.py`))
      : repository.json(`${folder}/${code}/comments.json`);
  const all = { ...short, ...Object.fromEntries(pages), ...(comments?.length > 0 && { comments }) };
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text.length > 0));
}

function writeLevel(repository, folder, code, { comments, ...texts }) {
  for (const name of PAGES.filter(each => texts[each])) {
    const english = repository.read(pageOf(repository, folder, 'en', name));
    repository.write(pageOf(repository, folder, code, name), `${withStrings(english, texts[name])}\n`);
  }
  const short = Object.entries(texts).filter(([name]) => !PAGES.includes(name));
  repository.writeJson(`${folder}/${code}/texts.json`, Object.fromEntries(short));
  if (comments) repository.writeJson(`${folder}/${code}/comments.json`, comments);
}

/** The name of a chapter in files of translations: `loops`, `beginner`. */
export const chapterName = (chapter, course) =>
  course === 'challenges' ? chapter.name.en.toLowerCase() : chapter.prefix.replace(/-$/, '');

const idOf = start => path =>
  [start, ...path.map(part => (typeof part === 'number' ? part + 1 : part))].join('/');

const isFirst = (course, name) => course === 'python' && (name === 'intro' || name === 'free');

const asObject = (slugs, textsOf) =>
  Object.fromEntries(slugs.map(slug => [slug, textsOf(slug)]).filter(([, texts]) => texts));

function levelBeside(repository, course, slug, part, code) {
  const folder = `${COURSES}/${course}/${slug}`;
  return {
    file: `${folder}/en`,
    own: `${folder}/${code}`,
    part,
    english: textsIn(repository, folder, 'en') ?? {},
    translated: textsIn(repository, folder, code),
    idOf: idOf(`${course}/${slug}`),
    write: texts => writeLevel(repository, folder, code, texts),
  };
}

function chapterDocuments(repository, course, { name, levels }, code) {
  const part = isFirst(course, name) ? 'first' : 'lessons';
  if (code === BESIDE_ENGLISH) return levels.map(slug => levelBeside(repository, course, slug, part, code));
  const own = `packages/content/translations/${code}/${course}/${name}.json`;
  return [
    {
      file: `${COURSES}/${course}`,
      own,
      part,
      english: asObject(levels, slug => textsIn(repository, `${COURSES}/${course}/${slug}`, 'en')),
      translated: repository.json(own),
      idOf: idOf(course),
      write: texts => repository.writeJson(own, texts),
    },
  ];
}

/** The documents of all levels. */
export const levelTexts = (repository, code) =>
  repository.find(`${COURSES}/*/course.json`).flatMap(file => {
    const { slug, chapters, free = [] } = repository.json(file);
    const named = chapters.map(chapter => ({ name: chapterName(chapter, slug), levels: chapter.levels }));
    const all = free.length > 0 ? [...named, { name: 'free', levels: free }] : named;
    return all.flatMap(chapter => chapterDocuments(repository, slug, chapter, code));
  });
