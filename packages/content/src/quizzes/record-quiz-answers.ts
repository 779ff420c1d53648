// npm run quiz-answers -w packages/content [-- FOLDER…]: runs the programs of quizzes in real Python, and writes what they
// answer into answers.json. A folder is one of quizzes/, e.g. python/loops.
import { createNodeRunner } from '@burrow/python/node';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createReport, showProblem } from '../compiler/problem.ts';
import { readCourses } from '../compiler/read-courses.ts';
import { createFileReader } from '../compiler/read-files.ts';
import { loadContent } from '../load-content.ts';
import { compileQuizzes } from './compile-quizzes.ts';
import { computeSet, Unanswerable } from './compute-set.ts';
import type { QuizAnswers, SetAnswer } from './quiz-file.schema.ts';
import { type QuizSource, readQuizzes } from './read-quizzes.ts';
import { verifyQuiz } from './verify-quiz.ts';

const folderOf = (name: string): string => fileURLToPath(new URL(`../../${name}/`, import.meta.url));
const wanted = process.argv.slice(2);
const { problems, report } = createReport();
const reader = createFileReader(folderOf('courses'), report);
const courses = readCourses(reader, report);
/** Quizzes are recorded before their chapter says that it has one. */
const asIfAll = courses.map(course => ({
  ...course,
  chapters: course.chapters
    .filter(
      ({ prefix }) => wanted.length === 0 || wanted.includes(`${course.slug}/${prefix.replace(/-$/, '')}`),
    )
    .map(chapter => ({ ...chapter, quiz_exists: wanted.length > 0 || chapter.quiz_exists })),
}));
const runner = await createNodeRunner();

async function answersOf({ folder, questions }: QuizSource): Promise<QuizAnswers> {
  const answers: Record<string, SetAnswer[]> = {};
  for (const { id, sets } of questions)
    for (const { asked } of sets)
      try {
        (answers[id] ??= []).push(await computeSet(runner, asked));
      } catch (error) {
        if (!(error instanceof Unanswerable)) throw error;
        report(`${folder}/quiz.json`, id, error.message);
      }
  return answers;
}

/** The formatter keeps what it is told to ignore: one line for each question. */
const written = (answers: QuizAnswers): string =>
  `{\n${Object.entries(answers)
    .map(([id, sets]) => `  ${JSON.stringify(id)}: ${JSON.stringify(sets)}`)
    .join(',\n')}\n}\n`;

for (const quiz of readQuizzes(folderOf('quizzes'), asIfAll, report)) {
  const file = `${folderOf('quizzes')}${quiz.folder}/answers.json`;
  const text = written(await answersOf(quiz));
  writeFileSync(file, text);
  const answers = JSON.parse(readFileSync(file, 'utf8')) as QuizAnswers;
  for (const problem of await verifyQuiz(runner, { ...quiz, answers })) problems.push(problem);
  process.stdout.write(`${quiz.folder}: ${quiz.questions.length} questions\n`);
}
const compiled = compileQuizzes(folderOf('quizzes'), { courses: asIfAll, content: loadContent() });
problems.push(...compiled.problems);
for (const problem of problems) console.error(showProblem(problem));
process.exitCode = problems.length > 0 ? 1 : 0;
runner.dispose();
