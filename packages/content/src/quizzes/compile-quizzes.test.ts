import { QUIZ_KINDS } from '@burrow/contracts';
import { describe, expect, test } from '@jest/globals';
import { createReport, showProblem } from '../compiler/problem.ts';
import { compiledCourses } from '../testing/compiled-courses.ts';
import { checkQuiz } from './check-quiz.ts';
import { compileQuizzes } from './compile-quizzes.ts';
import type { AskedQuestion, CompiledQuestion, CompiledQuiz } from './quiz.types.ts';
import { QUIZZES } from './quizzes-folder.ts';

const compilation = compiledCourses();
const { quizzes, sources, problems } = compileQuizzes(QUIZZES, compilation);

test('the quizzes have no problem', () => {
  expect(problems.map(showProblem)).toEqual([]);
});

test('all chapters of the two courses have a quiz of ten questions or more, and together they ask in every way', () => {
  const chapters = compilation.content.courses.flatMap(({ slug, chapters: all }) =>
    all.flatMap(({ id, quiz_exists: has }) => (has ? [`${slug}/${id}`] : [])),
  );
  expect(chapters.length).toBeGreaterThanOrEqual(14);
  expect(Object.keys(quizzes).toSorted()).toEqual(chapters.toSorted());
  for (const { questions } of Object.values(quizzes)) expect(questions.length).toBeGreaterThanOrEqual(10);
  const kinds = Object.values(quizzes).flatMap(({ questions }) =>
    questions.map(({ sets }) => sets[0]?.asked.kind),
  );
  expect(new Set(kinds)).toEqual(new Set(QUIZ_KINDS));
});

test('every chapter asks for a tile and for a program', () => {
  for (const [key, { questions }] of Object.entries(quizzes)) {
    const kinds = questions.map(({ sets }) => sets[0]?.asked.kind);
    expect([key, kinds]).toEqual([key, expect.arrayContaining(['tile', 'world'])]);
  }
});

describe('a quiz is refused', () => {
  const source = sources.find(({ folder }) => folder === 'python/intro');
  const quiz = quizzes['python/1'];
  if (!source || !quiz) throw new Error('the first quiz is missing');
  const faultsWith = (
    id: string,
    change: (question: CompiledQuestion) => Partial<CompiledQuestion>,
  ): string[] => {
    const questions = quiz.questions.map(one => (one.id === id ? { ...one, ...change(one) } : one));
    const { problems: found, report } = createReport();
    checkQuiz(source, { ...quiz, questions } satisfies CompiledQuiz, compilation.content, report);
    return found.map(({ message }) => message);
  };
  const withTexts = (change: object) => (question: CompiledQuestion) => ({
    texts: Object.fromEntries(
      Object.entries(question.texts).map(([code, texts]) => [code, { ...texts, ...change }]),
    ),
  });

  test.each<[string, string, (question: CompiledQuestion) => Partial<CompiledQuestion>, string]>([
    [
      'without another set of data',
      'last-value',
      ({ sets }) => ({ sets: sets.slice(0, 3) }),
      'needs 4 sets of data',
    ],
    [
      'that asks the same twice',
      'equals',
      ({ sets }) => ({ sets: [...sets, ...sets.slice(0, 1)] }),
      'two sets ask the same',
    ],
    [
      'whose program does for one map only',
      'key-by-sign',
      ({ sets }) => ({
        sets: sets.map((set, index) => ({
          ...set,
          asked: { ...set.asked, solution: `player.move_forward(${index})` } as AskedQuestion,
        })),
      }),
      'its sets need different programs, and one has to do for all',
    ],
    [
      'about a level that is not there',
      'equals',
      () => ({ level: 'intro-level99' }),
      'intro-level99 is no level of the course',
    ],
    [
      'with a wrong answer that nothing is said about',
      'equals',
      withTexts({ feedback: {} }),
      'en.json: feedback.compares is missing',
    ],
    ['with words for no answer', 'equals', withTexts({ choices: {} }), 'en.json: choices.keeps is missing'],
    [
      'that names a value which no set has',
      'equals',
      withTexts({ explanation: '$nothing' }),
      'en.json: no set has a value for $nothing',
    ],
    [
      'without a language',
      'equals',
      ({ texts }) => ({ texts: { en: texts['en'] ?? {} } as CompiledQuestion['texts'] }),
      'ar.json has no texts',
    ],
  ])('%s', (_what, id, change, message) => {
    expect(faultsWith(id, change)).toContain(message);
  });

  test('and not as it is', () => {
    expect(faultsWith('equals', () => ({}))).toEqual([]);
  });
});
