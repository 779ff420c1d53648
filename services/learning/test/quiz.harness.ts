import type { AskedQuestion, CompiledContent, CompiledQuestion, CompiledQuizzes } from '@burrow/content';
import type { QuizAnswer, QuizQuestion, QuizTry, WorldLevel } from '@burrow/contracts';
import type { Caller } from '@burrow/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { WORLD_VERSION } from '@burrow/world';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTENT_FILE, type TestLearning, WINNING } from './learning.harness.ts';

const content = JSON.parse(readFileSync(CONTENT_FILE, 'utf8')) as CompiledContent;
const level = content.levels['python/intro-level1'];
if (!level) throw new Error('the fixture has no first level');
/** The animal starts one tile farther away. */
const farther: WorldLevel = { ...level, start: [level.start[0] - 1, level.start[1]] };
const FARTHER = [['move_forward', 3], WINNING[1]];

const feedback = {
  two: 'Half of it.',
  missing: 'One more.',
  order: 'First the first.',
  extra: 'One too many.',
  other: 'Look again.',
};
const texts = (question: string, more: object = {}) => ({
  en: {
    question,
    explanation: 'Because of $a.',
    choices: { one: 'One', two: 'Two', three: 'Three' },
    feedback,
    ...more,
  },
  ar: {
    question: 'سؤال',
    explanation: 'لأن $a.',
    choices: { one: 'واحد', two: 'اثنان', three: 'ثلاثة' },
    feedback,
  },
});

/** A question with two sets of data. */
const question = (id: string, asked: AskedQuestion, other: AskedQuestion = asked): CompiledQuestion => ({
  id,
  level: id === 'choice' ? 'intro-level2' : 'intro-level1',
  texts: texts(`Which, with $a? (${id})`),
  sets: [
    { values: { a: ['3', '3'] }, asked },
    { values: { a: ['5', '5'] }, asked: other },
  ],
});

const choices = [{ key: 'one' }, { key: 'two' }, { key: 'three' }];
const QUESTIONS: readonly CompiledQuestion[] = [
  question('choice', { kind: 'choice', choices, right: ['one'] }),
  question('several', { kind: 'several', choices, right: ['one', 'three'] }),
  question('order', {
    kind: 'order',
    lines: ['a = 1', 'b = a', 'print(b)'],
    extra: ['print(c)'],
    indents: false,
    also: [],
  }),
  question('gap', { kind: 'gap', code: 'print(___)', accepts: ['"x"'], wrong: { two: 'x' }, prints: 'x' }),
  question('line', { kind: 'line', code: 'a = 1\nb = c', right: [2], fixed: 'b = a' }),
  question(
    'world',
    {
      kind: 'world',
      level,
      template: '',
      solution: 'player.move_forward(2)',
      commands: ['move_forward'],
    },
    { kind: 'world', level: farther, template: '', solution: '', commands: ['move_forward'] },
  ),
];

const quizOf = (chapter_id: number) => ({ course_slug: 'python', chapter_id, questions: QUESTIONS });
export const QUIZZES: CompiledQuizzes = { 'python/1': quizOf(1), 'python/2': quizOf(2) };

function fileOf(name: string, value: unknown): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'burrow-quiz-')), name);
  writeFileSync(file, JSON.stringify(value));
  return file;
}

/** The fixture's content, with quizzes in its chapters or without. */
export const contentFile = (quiz_exists: boolean): string =>
  fileOf('content.json', {
    ...content,
    courses: content.courses.map(course => ({
      ...course,
      chapters: course.chapters.map(chapter => ({
        ...chapter,
        quiz_exists: quiz_exists && course.slug === 'python',
      })),
    })),
  });

export const quizzesFile = (): string => fileOf('quizzes.json', QUIZZES);

const ran = (commands: readonly unknown[], others: readonly (readonly unknown[])[] = []): QuizAnswer =>
  ({
    kind: 'world',
    code: 'player.move_forward(2)\nplayer.collect("carrot")',
    world_version: WORLD_VERSION,
    commands,
    variables: {},
    variants: others.map(each => ({ commands: each, variables: {} })),
  }) as QuizAnswer;

function placed(asked: Extract<QuizQuestion, { kind: 'order' }>): QuizAnswer {
  const lines = ['a = 1', 'b = a', 'print(b)'];
  return { kind: 'order', placed: lines.map(line => ({ line: asked.lines.indexOf(line), indent: 0 })) };
}

/** The place of a choice among those that are shown. */
export function placeOf(asked: QuizQuestion | undefined, text: string): string {
  const choices = asked && 'choices' in asked ? asked.choices : [];
  return choices.find(choice => choice.text === text)?.key ?? '';
}

/** One of the choices of a fixture's question, by its words. */
export const choose = ({ questions }: QuizTry, text: string, number = 1): QuizAnswer => ({
  kind: 'choice',
  choice: placeOf(questions[number - 1]?.question, text),
});

const isFarther = (asked: QuizQuestion): boolean =>
  asked.kind === 'world' && asked.level.start[0] < level.start[0];

/** A program that was written for the map that is shown, and for no other. */
export function typedOut(asked: QuizQuestion): QuizAnswer {
  const commands = isFarther(asked) ? FARTHER : WINNING;
  return ran(commands, [commands]);
}

/** The right answer to a question of the fixture. */
export function rightAnswer(asked: QuizQuestion): QuizAnswer {
  switch (asked.kind) {
    case 'choice':
      return { kind: 'choice', choice: placeOf(asked, 'One') };
    case 'several':
      return { kind: 'several', choices: [placeOf(asked, 'Three'), placeOf(asked, 'One')] };
    case 'order':
      return placed(asked);
    case 'gap':
      return { kind: 'gap', text: "  'x' " };
    case 'line':
      return { kind: 'line', line: 2 };
    default:
      return isFarther(asked) ? ran(FARTHER, [WINNING]) : ran(WINNING, [FARTHER]);
  }
}

/** One that is wrong. */
export function wrongAnswer(asked: QuizQuestion): QuizAnswer {
  switch (asked.kind) {
    case 'choice':
      return { kind: 'choice', choice: placeOf(asked, 'Two') };
    case 'several':
      return { kind: 'several', choices: [placeOf(asked, 'One')] };
    case 'order':
      return { kind: 'order', placed: asked.lines.map((_line, line) => ({ line, indent: 0 })) };
    case 'gap':
      return { kind: 'gap', text: 'x' };
    case 'line':
      return { kind: 'line', line: 1 };
    default:
      return ran([['move_forward', 1]]);
  }
}

const QUIZ = '/api/quiz/python/1';

export const begin = async (caller: Caller): Promise<QuizTry> =>
  (await caller.post(`${QUIZ}/try`, {})).json();

export const answer = (caller: Caller, { try_id }: QuizTry, number: number, given: QuizAnswer) =>
  caller.put(`${QUIZ}/answer/${number}`, { try_id, answer: given });

export const finish = (caller: Caller, { try_id }: QuizTry) => caller.post(`${QUIZ}/finish`, { try_id });

/** Takes the quiz of the first chapter, with as many wrong answers as is said. */
export async function takeQuiz(caller: Caller, wrong = 0) {
  const begun = await begin(caller);
  for (const [index, { question: asked }] of begun.questions.entries())
    await answer(caller, begun, asked.number, index < wrong ? wrongAnswer(asked) : rightAnswer(asked));
  return { begun, finished: (await finish(caller, begun)).json() };
}

/** A visitor who passed the quiz of the first chapter when it was open to visitors. */
export async function visitorWithTry(learning: TestLearning): Promise<string> {
  const [visitor, older] = [randomUUID(), randomUUID()];
  await takeQuiz(learning.asStudent(older));
  for (const table of ['quiz_tries', 'quiz_answers', 'quiz_passes'])
    await learning.sql.query(
      `insert into learning.${table} select (jsonb_populate_record(t, '{"learner_kind": "visitor", "learner_id": "${visitor}"}')).* from learning.${table} t where learner_id = $1`,
      [older],
    );
  return visitor;
}
