import { afterAll, describe, expect, test } from '@jest/globals';
import { rmSync } from 'node:fs';
import { createNodeRunner } from '@burrow/python/node';
import { compileContent } from '../compiler/compile-content.ts';
import { showProblem } from '../compiler/problem.ts';
import { COURSES, copyFirstLevel } from '../testing/course-copy.ts';
import type { CourseCopy } from '../testing/course-copy.ts';
import { verifyLevel } from './verify-level.ts';

const MINUTE = 60_000;
const runner = await createNodeRunner();
afterAll(() => runner.dispose());

const { levels } = compileContent(COURSES);

describe('in real Python', () => {
  test.each(levels)(
    '$source.folder: solutions complete it, wrong programs end as told, the template leaves it open',
    async level => {
      expect((await verifyLevel(runner, level)).map(showProblem)).toEqual([]);
    },
    MINUTE,
  );

  test('there are levels, each with solutions and wrong programs', () => {
    expect(levels.length).toBeGreaterThanOrEqual(4);
    for (const { source } of levels.filter(({ source: { kind } }) => kind !== 'free')) {
      expect(source.solutions.length).toBeGreaterThanOrEqual(1);
      expect(source.wrong.length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('a bad level is refused', () => {
  const SOLVED =
    'player.move_forward(2)\nplayer.collect("carrot")\nplayer.move_forward(3)\nplayer.collect("carrot")\n';
  const FOLDER = 'python/intro-level1';

  async function verifySpoilt(spoil: (course: CourseCopy) => void): Promise<string[]> {
    const course = copyFirstLevel();
    try {
      spoil(course);
      const { levels: spoilt, problems } = compileContent(course.root);
      expect(problems).toEqual([]);
      expect(spoilt).toHaveLength(1);
      return (await verifyLevel(runner, spoilt[0]!)).map(showProblem);
    } finally {
      rmSync(course.root, { recursive: true });
    }
  }

  test('because its template completes it', async () => {
    expect(await verifySpoilt(course => course.write('template.py', SOLVED))).toEqual([
      `${FOLDER}/template.py: ends with the level complete, but must run and leave goals open`,
    ]);
  });

  test('because its template crashes', async () => {
    expect(await verifySpoilt(course => course.write('template.py', 'carrot = \n'))).toEqual([
      `${FOLDER}/template.py: ends with error python/syntax in line 1, but must run and leave goals open`,
    ]);
  });

  test('unless template.json says so', async () => {
    const problems = await verifySpoilt(course => {
      course.write('template.py', 'carrot = \n');
      course.write('template.json', '{"outcome": {"kind": "error", "code": "python/syntax", "line": 1}}');
    });
    expect(problems).toEqual([]);
  });

  test('because its solution does not complete it', async () => {
    expect(
      await verifySpoilt(course => course.write('solutions/reference.py', 'player.move_forward(2)\n')),
    ).toEqual([
      `${FOLDER}/solutions/reference.py: ends with the goals 0, 1 left open, not with the level complete`,
    ]);
  });

  test('because a wrong program ends otherwise', async () => {
    const problems = await verifySpoilt(course => {
      course.write('wrong/one-carrot.py', SOLVED);
      course.write('wrong/into-the-branches.py', '\nplayer.move_forward(9)\n');
    });
    expect(problems).toEqual([
      `${FOLDER}/wrong/into-the-branches.py: ends with error world/move-wall in line 2, not with error world/move-wall in line 1`,
      `${FOLDER}/wrong/one-carrot.py: ends with the level complete, not with the goals 1 left open`,
    ]);
  });

  test('because its solution fails in a hidden variant', async () => {
    const problems = await verifySpoilt(course =>
      course.edit('level.json', level => {
        const items = structuredClone(level['items']) as { position: number[] }[];
        items[1]!.position = [13, 5];
        const levelGoals = structuredClone(level['levelGoals']) as object[];
        levelGoals[1] = { action: 'collect', type: 'carrot', position: [12, 5], targetPosition: [13, 5] };
        level['variants'] = [{ constants: [] }, { items, levelGoals }];
      }),
    );
    expect(problems).toEqual([
      `${FOLDER}/solutions/reference.py: ends with error world/collect-position in line 4 in variant 1, not with the level complete`,
    ]);
  });

  test('because a program that shall be too long is not', async () => {
    const problems = await verifySpoilt(course => {
      course.edit('level.json', level => (level['maxLinesOfCode'] = 4));
      course.write('wrong/one-carrot.py', SOLVED);
      course.write('wrong/one-carrot.json', '{"outcome": {"kind": "lines"}}');
    });
    expect(problems).toEqual([`${FOLDER}/wrong/one-carrot.py: has 4 lines of code, which are not too many`]);
  });

  test('because a program solves the variant that it shall fail', async () => {
    const problems = await verifySpoilt(course => {
      course.edit('level.json', level => (level['variants'] = [{ constants: [] }]));
      course.write('wrong/one-carrot.py', SOLVED);
      course.write(
        'wrong/one-carrot.json',
        '{"outcome": {"kind": "variant", "variant": 0, "end": {"kind": "incomplete", "open": [1]}}}',
      );
    });
    expect(problems).toEqual([
      `${FOLDER}/wrong/one-carrot.py: ends with the level complete in variant 0, not with the goals 1 left open`,
    ]);
  });

  test('because its tutorial gives the solution away', async () => {
    const problems = await verifySpoilt(course =>
      course.write('en/tutorial.md', `Look at this.\n\n\`\`\`python\n${SOLVED}\`\`\`\n`),
    );
    expect(problems).toEqual([`${FOLDER}/en/tutorial.md: completes the level already`]);
  });
});
