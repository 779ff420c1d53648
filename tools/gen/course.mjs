import { AUTHORED_LANGUAGES } from '../../packages/contracts/src/languages.ts';
import { spellings } from './workspace.mjs';

const COURSES = 'packages/content/courses';

/** What a course says of itself until its author writes it. */
const TEXT = {
  en: { about: 'This course is new.', learnt: 'what is new in it' },
  ar: { about: 'هذه الدورة جديدة.', learnt: 'ما هو جديد فيها' },
};

const complete = [...AUTHORED_LANGUAGES];
const inEach = textOf => Object.fromEntries(complete.map(code => [code, textOf(TEXT[code] ?? TEXT.en)]));

/** The name of the level with which a new course begins. */
export const firstLevelOf = name => `${name}-level1`;

/** A course of one chapter, after all others; its learners know what the first course teaches. */
export function course(workspace, name) {
  const { snake, title } = spellings(name);
  if (/\d/.test(name))
    throw new Error(`"${name}" has a digit: levels are named after their chapter, and numbered.`);
  const all = workspace.find(`${COURSES}/*/course.json`).map(file => JSON.parse(workspace.read(file)));
  if (all.some(({ chapters }) => chapters.some(({ prefix }) => prefix === `${name}-`)))
    throw new Error(`There is a chapter whose levels begin with ${name}- already.`);
  const first = all.find(({ order }) => order === 1);
  const file = {
    slug: name,
    order: Math.max(...all.map(({ order }) => order)) + 1,
    name: inEach(() => title),
    short: inEach(() => title),
    about: inEach(({ about }) => about),
    animal: 'Owl',
    planKey: `${snake}_course`,
    chapters: [
      {
        id: 1,
        name: inEach(() => title),
        short: inEach(() => title),
        learnt: inEach(({ learnt }) => learnt),
        prefix: `${name}-`,
        after: `${first.slug}/${first.chapters.at(-1).prefix}`,
        quiz_exists: false,
        guideWords: 60,
        sentenceWords: 10,
        levels: [],
      },
    ],
  };
  workspace.create(`${COURSES}/${name}/course.json`, `${JSON.stringify(file, null, 2)}\n`);
  return `Its first level, ${firstLevelOf(name)}, is a draft: docs/authoring.md. Once it is none, npm run courses makes pages know the course; the build of packages/content says what else it lacks. A plan that sells it alone is a row in packages/billing/src/catalogue/plans.json.`;
}
