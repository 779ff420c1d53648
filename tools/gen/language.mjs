import path from 'node:path';
import { commentsOf } from '../../packages/content/src/compiler/template-comments.ts';
import { LANGUAGES } from '../../packages/contracts/src/languages.ts';

const ENGLISH = '**/{en.json,en.md,en/**}';

/** The plural forms that a language distinguishes, filled with the English form for many. */
function withForms(texts, code) {
  const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) => {
      if (typeof value === 'object' && !Array.isArray(value)) {
        if (typeof value.other !== 'string') return [[key, withForms(value, code)]];
        return [[key, Object.fromEntries(categories.map(form => [form, value[form] ?? value.other]))]];
      }
      if (!key.endsWith('_other')) return [[key, value]];
      const word = key.slice(0, -'_other'.length);
      return categories.map(form => [`${word}_${form}`, texts[`${word}_${form}`] ?? value]);
    }),
  );
}

/** Adds the English text to every text by language in a value. */
function addTo(value, code) {
  if (typeof value !== 'object' || value === null) return;
  if (typeof value.en === 'string') value[code] ??= value.en;
  for (const part of Object.values(value)) addTo(part, code);
}

const inContent = file => file.startsWith('packages/content/');

/** Marks a language as offered, and copies every English text to where its translation will be. */
export function language(workspace, code) {
  const row = LANGUAGES.find(each => each.code === code);
  if (!row)
    throw new Error(`There is no row for "${code}" in packages/contracts/src/languages.ts: add one first.`);
  if (row.complete) throw new Error(`${row.name} is complete already.`);
  workspace.change('packages/contracts/src/languages.ts', before =>
    before.replace(
      new RegExp(`(row\\('${code}',[^)]*?)(, \\{ (direction: 'rtl') \\})?\\)`),
      (_all, start, _more, direction) => `${start}, { ${direction ? `${direction}, ` : ''}complete: true })`,
    ),
  );
  for (const file of workspace.find(ENGLISH).filter(each => path.extname(each) !== '')) {
    const own = file.replace(/\/en(?=[./])/, `/${code}`);
    if (own === file || workspace.has(own)) continue;
    const text = workspace.read(file);
    const isTexts = path.extname(file) === '.json' && !inContent(file);
    workspace.create(own, isTexts ? `${JSON.stringify(withForms(JSON.parse(text), code), null, 2)}\n` : text);
  }
  for (const file of workspace.find('packages/content/courses/*/*/template.py')) {
    const comments = commentsOf(workspace.read(file));
    const own = path.posix.join(path.posix.dirname(file), code, 'comments.json');
    if (comments.length > 0) workspace.create(own, `${JSON.stringify(comments)}\n`);
  }
  for (const file of workspace.find('packages/content/courses/*/course.json'))
    workspace.changeJson(file, course => addTo(course, code));
  return `Translate each file, then: node --test tools/texts.test.mjs, npm run build -w packages/content.`;
}
