// Texts beside code: files `en.json` and `en.md` with those of other languages beside them, quizzes and the guide.
import { stringsOf, withStrings } from '../../../packages/content/src/translation/strings.rules.ts';
import { isTranslated, namespaceOf, partOf } from './names.rules.mjs';

const JSON_FILES = [
  'mf-*/**/en.json',
  'packages/*/src/**/en.json',
  'services/**/en.json',
  'shell/src/**/en.json',
  'packages/content/quizzes/**/en.json',
];
const PAGES = ['shell/src/**/en.md', 'packages/content/guide/en/**/*.md'];

function fileOfTexts(repository, file, code) {
  const own = file.replace(/en\.json$/, `${code}.json`);
  const name = namespaceOf(file);
  return {
    file,
    own,
    part: partOf(file),
    english: repository.json(file),
    translated: repository.json(own),
    idOf: path => `${name}:${path.join('.')}`,
    write: texts => repository.writeJson(own, texts),
  };
}

/** A page is the list of its paragraphs. Blocks of code stay as they are. */
function page(repository, file, code) {
  const own = file.replace(/\/en(?=[./])/, `/${code}`);
  const isGuide = own.startsWith('packages/content/');
  const name = isGuide
    ? file.slice('packages/content/'.length).replace('/en/', '/').replace(/\.md$/, '')
    : namespaceOf(file);
  const text = repository.read(file);
  return {
    file,
    own,
    part: partOf(file),
    english: stringsOf(text),
    translated: repository.has(own) ? stringsOf(repository.read(own)) : undefined,
    idOf: ([index]) => `${name}/${index + 1}`,
    write: texts => repository.write(own, `${withStrings(text, texts)}\n`),
  };
}

/** The documents of everything but lessons. */
export const interfaceTexts = (repository, code) => [
  ...repository
    .find(...JSON_FILES)
    .filter(isTranslated)
    .map(file => fileOfTexts(repository, file, code)),
  ...repository.find(...PAGES).map(file => page(repository, file, code)),
];
