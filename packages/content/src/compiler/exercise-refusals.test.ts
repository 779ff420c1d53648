import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rmSync } from 'node:fs';
import { copyFirstLevel } from '../testing/course-copy.ts';
import type { CourseCopy } from '../testing/course-copy.ts';
import { compileContent } from './compile-content.ts';
import { showProblem } from './problem.ts';

const LEVEL = 'python/intro-level1';
const LEVEL_JSON = `${LEVEL}/level.json`;
let course: CourseCopy;

beforeEach(() => {
  course = copyFirstLevel();
});
afterEach(() => rmSync(course.root, { recursive: true }));

const problems = () => compileContent(course.root).problems.map(showProblem);
const compiled = () => Object.values(compileContent(course.root).content.levels)[0];
const set = (fields: object) => course.edit('level.json', level => void Object.assign(level, fields));
const answer = (value: unknown) => course.write('question.json', JSON.stringify({ answer: value }));

test('a guide without a question is refused, and so is a question without a recorded answer', () => {
  course.remove('question.json');
  expect(problems()).toEqual([
    `${LEVEL}/question.json: has no answer: npm run answers -w packages/content -- intro-level1`,
  ]);
  course.edit('level.json', level => delete level['question']);
  expect(problems()).toEqual([`${LEVEL_JSON}: question: is missing: the guide asks for no prediction`]);
});

test('a question about nothing, or about a line among two, is refused', () => {
  course.write('template.py', '# one\n# two\n');
  expect(problems()).toContain(`${LEVEL_JSON}: question: asks about a template without a program`);
  course.write('template.py', '# one\nplayer.move_forward(1)\n# two\nplayer.move_forward(1)\n');
  set({ question: { kind: 'line', which: 'last' } });
  answer([4]);
  expect(problems()).toEqual([`${LEVEL_JSON}: question: the template has 2 lines to choose from`]);
});

test('choices that give the answer away are refused', () => {
  set({ question: { kind: 'value', of: 'farm', others: ['Clover', 'farm', 'farm'] } });
  answer('Clover');
  expect(problems()).toEqual([
    `${LEVEL_JSON}: question: others: Clover is the answer`,
    `${LEVEL_JSON}: question: others: has a choice twice`,
  ]);
  set({ question: { kind: 'value', of: 'farm', others: ['"farm"', "'Moss'"] } });
  expect(problems()).toEqual([
    `${LEVEL_JSON}: question: others: are in quotation marks, but print shows Clover`,
  ]);
});

test('an answer that belongs to another kind of question counts as none', () => {
  answer('7');
  expect(problems()).toEqual([expect.stringContaining('question.json: has no answer')]);
});

test('the answer is one of the choices that are served', () => {
  set({ question: { kind: 'value', of: 'steps', others: ['2', '3'] } });
  answer('1');
  const question = compiled()?.question;
  expect(question).toMatchObject({ kind: 'value', answer: '1' });
  expect(question?.kind === 'value' && question.choices.toSorted()).toEqual(['1', '2', '3']);
});

test('a template to be mended must be like one of the programs', () => {
  set({ exercise: { kind: 'mend' } });
  expect(problems()).toEqual([
    `${LEVEL_JSON}: exercise: the template has little in common with any solution or wrong program`,
  ]);
  course.write('template.py', '# one\nplayer.move_forward(3)\n# two\n');
  course.write('wrong/too-far.py', 'player.move_forward(3)\n');
  course.write('wrong/too-far.json', '{ "outcome": { "kind": "incomplete", "open": [0, 1] } }');
  expect(problems()).toEqual([]);
});

test('lines to be put in order are the solution and wrong ones, without indentation, and no dose of help repeats them', () => {
  course.write('template.py', '# one\n# two\n');
  course.edit('level.json', level => delete level['question']);
  set({ exercise: { kind: 'order', decoys: ['player.turn_left()'] } });
  for (const language of ['en', 'ar']) course.write(`${language}/hint.md`, 'How?\n\nLook.\n');
  expect(problems()).toEqual([]);
  const level = compiled();
  const lines = level?.exercise?.kind === 'order' ? level.exercise.lines : [];
  expect(lines.toSorted()).toEqual([
    'player.collect("carrot")',
    'player.collect("carrot")',
    'player.move_forward(2)',
    'player.move_forward(3)',
    'player.turn_left()',
  ]);
  expect(level?.texts['en']?.hintDoses?.map(({ kind }) => kind)).toEqual(['nudge', 'look', 'line']);
});

test('a wrong line that a solution has, and a template that has lines already, are refused', () => {
  set({ exercise: { kind: 'order', decoys: ['player.move_forward(2)'] } });
  course.edit('level.json', level => delete level['question']);
  expect(problems()).toEqual([
    `${LEVEL_JSON}: exercise: the template has lines of code already`,
    `${LEVEL_JSON}: exercise.decoys: player.move_forward(2) is a line of a solution`,
  ]);
});

test('lines keep their indentation if a wrong one is written with its own', () => {
  course.write('template.py', '# one\n# two\n');
  course.edit('level.json', level => delete level['question']);
  for (const language of ['en', 'ar']) course.write(`${language}/hint.md`, 'How?\n\nLook.\n');
  set({ exercise: { kind: 'order', decoys: ['    player.move_forward(2)'] } });
  expect(problems()).toEqual([]);
  expect(compiled()?.exercise).toMatchObject({ kind: 'order', indents: false });
  expect(compiled()?.exercise).toHaveProperty(
    'lines',
    expect.arrayContaining(['    player.move_forward(2)', 'player.move_forward(2)']),
  );
});

test('a template to be shortened must be too long', () => {
  set({ exercise: { kind: 'shorten' }, maxLinesOfCode: 4 });
  expect(problems()).toEqual([
    `${LEVEL_JSON}: exercise: the template has 1 lines, which are not more than maxLinesOfCode`,
  ]);
});

test('there is nothing to predict without a question', () => {
  course.edit('level.json', level => delete level['question']);
  set({ guideNotReady: true, exercise: { kind: 'predict' } });
  expect(problems()).toEqual([`${LEVEL_JSON}: exercise: needs a question to be answered first`]);
});

const DESIGN = { kind: 'design', choices: { steps: [1, 2, 3], wet: [true, false] } };
const SHOWN = { constants: [{ name: 'steps', value: 2 }], names: { wet: true } };
const design = (fields: object) => {
  course.edit('level.json', level => delete level['question']);
  set({ ...SHOWN, exercise: DESIGN, ...fields });
};

test('what can be chosen makes the variants, and the shown values are marked', () => {
  design({});
  expect(problems()).toEqual([]);
  const level = compiled();
  expect(level?.exercise).toEqual({
    kind: 'design',
    choices: [
      { name: 'steps', values: [1, 2, 3], shown: 1 },
      { name: 'wet', values: [true, false], shown: 0 },
    ],
  });
  expect(level?.variants?.map(({ constants }) => constants?.[0]?.value)).toEqual([1, 1, 2, 3, 3]);
});

test('the value of the level as shown must be among the choices, of a name that there is', () => {
  design({ exercise: { kind: 'design', choices: { steps: [1, 3], far: [1, 2] } } });
  expect(problems()).toEqual([
    `${LEVEL_JSON}: exercise.choices.steps: the value of the level as shown is not among them`,
    `${LEVEL_JSON}: exercise.choices.far: is no constant and no name`,
  ]);
});

test('variants are not written where they are chosen, and there are not too many', () => {
  design({ variants: [] });
  expect(problems()).toEqual([
    `${LEVEL_JSON}: variants: are those that learners can choose, and not written`,
  ]);
  course.edit('level.json', level => delete level['variants']);
  set({ exercise: { kind: 'design', choices: { steps: [1, 2, 3, 4, 5, 6], wet: [true, false] } } });
  expect(problems()).toEqual([expect.stringContaining(`${LEVEL_JSON}: variants: Too big`)]);
});

test('a program of another level stands below the comments of the template, which has no code itself', () => {
  course.write('wrong/too-far.py', '# mine\nplayer.move_forward(3)\n');
  course.write('wrong/too-far.json', '{ "outcome": { "kind": "incomplete", "open": [0, 1] } }');
  set({ exercise: { kind: 'mend', from: 'intro-level1/too-far' } });
  const notEarlier = `${LEVEL_JSON}: exercise.from: intro-level1 is no earlier level of the course`;
  expect(problems()).toEqual([
    `${LEVEL}/template.py: has lines of code, but its program is intro-level1/too-far`,
    notEarlier,
  ]);
  course.write('template.py', '# one\n# two\n');
  expect(problems()).toContain(notEarlier);
  expect(problems().join()).not.toContain('has lines of code');
  expect(compiled()?.codeTemplate).toBe('# one\n# two\nplayer.move_forward(3)\n');
  expect(compiled()?.exercise).toEqual({ kind: 'mend' });
  set({ exercise: { kind: 'mend', from: 'intro-level0/gone' } });
  expect(problems()).toContain('python/intro-level0/wrong/gone.py: is missing');
});
