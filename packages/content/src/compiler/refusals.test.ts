import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { rmSync } from 'node:fs';
import { copyFirstLevel } from '../testing/course-copy.ts';
import type { CourseCopy } from '../testing/course-copy.ts';
import { compileContent } from './compile-content.ts';
import { showProblem } from './problem.ts';

let course: CourseCopy;
const problems = () => compileContent(course.root).problems.map(showProblem);
const LEVEL = 'python/intro-level1';

beforeEach(() => {
  course = copyFirstLevel();
});
afterEach(() => rmSync(course.root, { recursive: true }));

test('the copy itself is accepted', () => {
  expect(problems()).toEqual([]);
});

describe('the compiler names file and field when', () => {
  test('a text names a function that does not exist', () => {
    course.replace('en/guide.md', 'player.move_forward(1)', 'player.fly(1)');
    expect(problems()).toEqual([`${LEVEL}/en/guide.md: names player.fly, which does not exist`]);
  });

  test('a text calls a bare function that does not exist', () => {
    course.replace('ar/hint.md', 'X', '`hop(2)`');
    expect(problems()).toEqual([`${LEVEL}/ar/hint.md: names the function hop, which does not exist`]);
  });

  test.each(['`turn_left`', '`player.turn_left()`', '`turn_left()`'])('the tip names %s too early', code => {
    course.edit('en/texts.json', texts => (texts['tip'] = `Use ${code} here.`));
    expect(problems()).toEqual([
      `${LEVEL}/en/texts.json: names turn_left, which is not among the level's commands`,
    ]);
  });

  test('a text names one kind of animal, or has a placeholder where none is replaced', () => {
    course.replace('en/guide.md', '{animal}', 'Rabbit');
    course.replace('ar/guide.md', 'للحيوان {animal}', 'ل{animal}');
    course.replace('en/hint.md', '{animal}', '{player}');
    course.replace('en/tutorial.md', 'move_forward(', 'move_forward({animal}');
    course.edit('ar/texts.json', texts => (texts['name'] = 'فطور {animal}'));
    course.replace('template.py', 'do you stop', 'does the rabbit stop');
    expect(problems()).toEqual([
      `${LEVEL}/template.py: names one animal: learners choose theirs, so write {animal} or "you"`,
      `${LEVEL}/ar/guide.md: writes {animal} together with the letters before it`,
      `${LEVEL}/ar/texts.json: has {animal}, which only guide, tutorial, hint, tip and guideImageAlt may have`,
      `${LEVEL}/en/guide.md: names one animal: learners choose theirs, so write {animal} or "you"`,
      `${LEVEL}/en/tutorial.md: has {animal} in code, where nothing takes its place`,
      `${LEVEL}/en/hint.md: has the unknown placeholder {player}`,
    ]);
  });

  test('a goal or a question whose check is an expression has no sentence, or one that is none', () => {
    course.edit('level.json', level => {
      (level['levelGoals'] as object[]).push({
        action: 'compare',
        variable: 'type(x).__name__',
        expectedData: 'A',
      });
      level['question'] = { kind: 'value', of: 'len(x)', others: ['a', 'b'] };
    });
    course.edit('en/texts.json', texts => {
      texts['goals'] = ['Find the right type(x).__name__'];
      texts['question'] = 'How many things are in the list?';
    });
    const found = problems();
    expect(found).toContain(
      `${LEVEL}/en/texts.json: is an expression and no sentence: Find the right type(x).__name__`,
    );
    expect(found).toContain(
      `${LEVEL}/ar/texts.json: goals: has 0 sentences, not one for each of: type(x).__name__`,
    );
    expect(found).toContain(`${LEVEL}/ar/texts.json: question: is missing`);
  });

  test('the picture of the guide has no words, or cannot be drawn', () => {
    course.edit('ar/texts.json', texts => delete texts['guideImageAlt']);
    course.edit('level.json', level => {
      const views = [{ commands: [['move_forward', 9]] }, { variant: 3, commands: [] }];
      level['guideImage'] = { area: [16, 4, 16, 2], views };
    });
    expect(problems()).toEqual([
      `${LEVEL}/ar/texts.json: guideImageAlt: is missing: the guide has a picture`,
      `${LEVEL}/level.json: guideImage.area: reaches beyond the map`,
      `${LEVEL}/level.json: guideImage.views.0.commands.0: is refused: world/move-wall`,
      `${LEVEL}/level.json: guideImage.views.0: leaves the player outside of the area`,
      `${LEVEL}/level.json: guideImage.views.1.variant: names a hidden setting that does not exist`,
    ]);
  });

  test('a text describes a missing picture', () => {
    course.edit('level.json', level => (level['guideImage'] = null));
    expect(problems()).toEqual(
      ['ar', 'en'].map(
        language =>
          `${LEVEL}/${language}/texts.json: guideImageAlt: describes a picture that the guide does not have`,
      ),
    );
  });

  test('a hint names a line of the template that is not code', () => {
    course.replace('en/hint.md', 'line 2', 'line 1');
    course.replace('ar/hint.md', 'السطر 2', 'السطر 9');
    expect(problems()).toEqual([
      `${LEVEL}/ar/hint.md: names line 9, where the template has no code`,
      `${LEVEL}/en/hint.md: names line 1, where the template has no code`,
    ]);
  });

  test('the template uses a command that the level does not have', () => {
    course.edit('level.json', level => (level['commands'] = ['move_forward', 'collect']));
    course.write('template.py', 'print(1)\nplayer.turn_left()\n');
    expect(problems()).toContain(
      `${LEVEL}/template.py: names turn_left, which is not among the level's commands`,
    );
  });

  test('comments of the template are missing in a language', () => {
    course.remove('ar/comments.json');
    expect(problems()).toContain(`${LEVEL}/ar/comments.json: is missing`);
  });

  test('English is missing; another language may be, as a whole', () => {
    course.remove('ar');
    expect(problems()).toEqual([]);
    course.remove('en');
    expect(problems()).toContain(`${LEVEL}/en/guide.md: is missing`);
  });

  test('a language has different comments than the template', () => {
    course.write('ar/comments.json', '["واحد"]');
    expect(problems()).toEqual([`${LEVEL}/ar/comments.json: has 1 comments, template.py has 2`]);
  });

  test('a comment would be shown out of order', () => {
    course.write('ar/comments.json', '["امشِ إلى Moss", "قل الاسم."]');
    expect(problems()).toEqual(
      ['امشِ إلى Moss', 'قل الاسم.'].map(
        comment =>
          `${LEVEL}/ar/comments.json: has Latin letters or a full stop after Arabic or Hebrew words: ${comment}`,
      ),
    );
  });

  test('a solution has too many lines', () => {
    course.edit('level.json', level => (level['maxLinesOfCode'] = 3));
    expect(problems()).toEqual([`${LEVEL}/solutions/reference.py: has more than 3 lines of code`]);
  });

  test.each(['en/guide.md', 'ar/tutorial.md', 'ar/texts.json', 'map.tmj', 'template.py', 'level.json'])(
    '%s is missing',
    file => {
      course.remove(file);
      expect(problems()).toEqual([`${LEVEL}/${file}: is missing`]);
    },
  );

  test('there is no solution and only one wrong program', () => {
    course.remove('solutions');
    for (const name of ['into-the-branches', 'no-quotation-marks', 'one-carrot'])
      course.remove(`wrong/${name}.py`);
    expect(problems()).toEqual(
      expect.arrayContaining([
        `${LEVEL}/solutions: needs a program that completes the level`,
        `${LEVEL}/wrong: needs two wrong programs or more`,
      ]),
    );
  });

  test('a data file is not JSON or has an extra field', () => {
    course.write('en/texts.json', '{');
    course.edit('level.json', level => (level['colour'] = 'red'));
    expect(problems()).toEqual([
      expect.stringMatching(/level1\/level\.json: Unrecognized key: "colour"/),
      expect.stringMatching(/level1\/en\/texts\.json: is no JSON/),
    ]);
  });

  test('a sentence of a tutorial, hint or tip is half as long again as one of a guide, and longer still', () => {
    const sentence = (words: number): string => `Is${' it'.repeat(words - 1)}?`;
    course.write('en/hint.md', `${sentence(15)}\n\nLook here.`);
    expect(problems()).toEqual([]);
    course.write('en/hint.md', `${sentence(16)}\n\nLook here.`);
    course.edit('ar/texts.json', texts => (texts['tip'] = sentence(16)));
    expect(problems()).toEqual([
      `${LEVEL}/ar/texts.json: has a sentence of more than 15 words: ${sentence(16).slice(0, -1)}`,
      `${LEVEL}/en/hint.md: has a sentence of more than 15 words: ${sentence(16).slice(0, -1)}`,
    ]);
  });

  test('the guide is too long, has a long sentence and two terms in bold', () => {
    course.write('en/guide.md', `**A** **b** c d e f g h i j k. ${'One word. '.repeat(30)}`);
    expect(problems()).toEqual([
      `${LEVEL}/en/guide.md: has 71 words, 60 at most`,
      expect.stringContaining('has a sentence of more than 10 words: **A**'),
      `${LEVEL}/en/guide.md: has 2 terms in bold, not one`,
    ]);
  });
});
