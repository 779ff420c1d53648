import type { CourseCopy } from './course-copy.ts';

/** A way to break the first level that only Python can detect, and what the content test says about it. */
export interface SpoiltLevel {
  readonly why: string;
  readonly spoil: (course: CourseCopy) => void;
  readonly problems: readonly string[];
}

const FOLDER = 'python/intro-level1';
const SOLVED =
  'player.move_forward(2)\nplayer.collect("carrot")\nplayer.move_forward(3)\nplayer.collect("carrot")\n';

const outcome = (value: object): string => JSON.stringify({ outcome: value });

/** The second carrot one tile further away. */
const FARTHER = {
  items: [9, 13].map(x => ({ action: 'collect', type: 'carrot', sprite: 'carrot', position: [x, 5] })),
  levelGoals: [9, 13].map(x => ({
    action: 'collect',
    type: 'carrot',
    position: [x - 1, 5],
    targetPosition: [x, 5],
  })),
};

/** The template no longer answers what question.json says. */
const stale = (found: string): string =>
  `${FOLDER}/question.json: says [7,5], but the template answers ${found}: npm run answers -w packages/content`;

/** Lets learners choose the first steps, and gives them a program. */
function design(course: CourseCopy, program: string): void {
  course.write('template.py', `# one\n${program}# two\n`);
  course.remove('question.json');
  course.edit('level.json', level => {
    delete level['question'];
    const exercise = { kind: 'design', choices: { steps: [2, 4] } };
    Object.assign(level, { constants: [{ name: 'steps', value: 2 }], exercise });
  });
}

export const SPOILT_LEVELS: readonly SpoiltLevel[] = [
  {
    why: 'its template completes it',
    spoil: course => course.write('template.py', SOLVED),
    problems: [
      `${FOLDER}/template.py: ends with the level complete, but must run and leave goals open`,
      stale('[11,5]'),
    ],
  },
  {
    why: 'its template crashes',
    spoil: course => course.write('template.py', 'print(1)\ncarrot = \n'),
    problems: [
      `${FOLDER}/template.py: ends with error python/syntax in line 2, but must run and leave goals open`,
      stale('[6,5]'),
    ],
  },
  {
    why: 'not where template.json says that it crashes',
    spoil: course => {
      course.write('template.py', 'print(1)\ncarrot = \n');
      course.write('template.json', outcome({ kind: 'error', code: 'python/syntax', line: 2 }));
    },
    problems: [stale('[6,5]')],
  },
  {
    why: 'its solution does not complete it',
    spoil: course =>
      course.write(
        'solutions/reference.py',
        'player.move_forward(2)\nif False:\n    player.collect("carrot")\n',
      ),
    problems: [
      `${FOLDER}/solutions/reference.py: ends with the goals 0, 1 left open, not with the level complete`,
    ],
  },
  {
    why: 'its solution fails in a hidden variant',
    spoil: course => course.edit('level.json', level => (level['variants'] = [{ constants: [] }, FARTHER])),
    problems: [
      `${FOLDER}/solutions/reference.py: ends with error world/collect-position in line 4 in variant 1, not with the level complete`,
    ],
  },
  {
    why: 'a wrong program ends otherwise',
    spoil: course => {
      course.write('wrong/one-carrot.py', SOLVED);
      course.write('wrong/into-the-branches.py', '\nplayer.move_forward(9)\n');
    },
    problems: [
      `${FOLDER}/wrong/into-the-branches.py: ends with error world/move-wall in line 2, not with error world/move-wall in line 1`,
      `${FOLDER}/wrong/one-carrot.py: ends with the level complete, not with the goals 1 left open`,
    ],
  },
  {
    why: 'a program that shall be too long is not',
    spoil: course => {
      course.edit('level.json', level => (level['maxLinesOfCode'] = 4));
      course.write('wrong/one-carrot.py', SOLVED);
      course.write('wrong/one-carrot.json', outcome({ kind: 'lines' }));
    },
    problems: [`${FOLDER}/wrong/one-carrot.py: has 4 lines of code, which are not too many`],
  },
  {
    why: 'a program never ends as its file says, since it is too long, or too long and wrong in another way',
    spoil: course => {
      course.edit('level.json', level => (level['maxLinesOfCode'] = 4));
      course.write('wrong/one-carrot.py', `${SOLVED.trim()}; print()\n`);
      course.write('wrong/into-the-branches.py', `${SOLVED.trim()}; player.move_forward(9)\n`);
      course.write('wrong/into-the-branches.json', outcome({ kind: 'lines' }));
    },
    problems: [
      `${FOLDER}/wrong/into-the-branches.py: ends with error world/move-wall in line 4`,
      `${FOLDER}/wrong/one-carrot.py: has 5 lines of code, which are too many to run`,
    ],
  },
  {
    why: 'a program solves the variant that it shall fail',
    spoil: course => {
      course.edit('level.json', level => (level['variants'] = [{ constants: [] }]));
      course.write('wrong/one-carrot.py', SOLVED);
      const end = { kind: 'incomplete', open: [1] };
      course.write('wrong/one-carrot.json', outcome({ kind: 'variant', variant: 0, end }));
    },
    problems: [
      `${FOLDER}/wrong/one-carrot.py: ends with the level complete in variant 0, not with the goals 1 left open`,
    ],
  },
  {
    why: 'its tutorial gives the solution away',
    spoil: course => course.write('en/tutorial.md', `Look at this.\n\n\`\`\`python\n${SOLVED}\`\`\`\n`),
    problems: [`${FOLDER}/en/tutorial.md: completes the level already`],
  },
  {
    why: 'its given program works in every setting that can be chosen',
    spoil: course => design(course, SOLVED),
    problems: [`${FOLDER}/template.py: falls short in no setting that can be chosen`],
  },
  {
    why: 'its given program fails in the level as shown',
    spoil: course => design(course, 'player.move_forward(steps + 1)\n'),
    problems: [`${FOLDER}/template.py: ends with the goals 0, 1 left open, not with the level complete`],
  },
  {
    why: 'not if its given program works as shown, and fails in a setting that can be chosen',
    spoil: course => design(course, SOLVED.replace('(2)', '(steps)')),
    problems: [],
  },
  {
    why: 'not if its template completes it and is to be shortened',
    spoil: course => {
      course.write('template.py', `# one\n${SOLVED}# two\nx = 1\n`);
      course.write('question.json', '{ "answer": [11, 5] }');
      course.edit('level.json', level =>
        Object.assign(level, { exercise: { kind: 'shorten' }, maxLinesOfCode: 4 }),
      );
    },
    problems: [],
  },
  {
    why: 'its template to be shortened does not complete it',
    spoil: course => {
      course.write('template.py', '# one\nx = 1\nx = 2\nx = 3\nx = 4\n# two\nx = 5\n');
      course.write('question.json', '{ "answer": [6, 5] }');
      course.edit('level.json', level =>
        Object.assign(level, { exercise: { kind: 'shorten' }, maxLinesOfCode: 4 }),
      );
    },
    problems: [`${FOLDER}/template.py: ends with the goals 0, 1 left open, not with the level complete`],
  },
  {
    why: 'its question asks for an error that the template does not have',
    spoil: course => {
      course.write('template.py', '# one\nx = 1\ny = 2\n# two\nprint(x)\n');
      course.write('question.json', '{ "answer": [2] }');
      course.edit('level.json', level =>
        Object.assign(level, { question: { kind: 'line', which: 'error' } }),
      );
    },
    problems: [`${FOLDER}/level.json: question: the template ends without an error`],
  },
  {
    why: 'its question has some of the right lines as its answer',
    spoil: course => {
      course.write('template.py', '# one\nfor x in range(2):\n    y = x\n# two\nprint(y)\n');
      course.write('question.json', '{ "answer": [3] }');
      course.edit('level.json', level => Object.assign(level, { question: { kind: 'line', which: 'most' } }));
    },
    problems: [
      `${FOLDER}/question.json: says [3], but the template answers [2,3]: npm run answers -w packages/content`,
    ],
  },
  {
    why: 'its question has the value before the run as its answer',
    spoil: course => {
      course.write('template.py', '# one\nx = 1\n# two\nx += 1\n');
      course.write('question.json', '{ "answer": "1" }');
      course.edit('level.json', level =>
        Object.assign(level, { question: { kind: 'value', of: 'x', others: ['0', '3'] } }),
      );
    },
    problems: [
      `${FOLDER}/question.json: says "1", but the template answers "2": npm run answers -w packages/content`,
    ],
  },
];
