import { describe, expect, test } from '@jest/globals';
import { AUTHORED_LANGUAGES, HintDoseSchema, LevelDataSchema, PLAYER_COMMANDS } from '@burrow/contracts';
import { readCode } from '@burrow/python-syntax';
import { FLAG_VARIANTS, RECIPES } from '@burrow/world';
import { z } from 'zod';
import { COURSES } from '../testing/course-copy.ts';
import { compileContent } from './compile-content.ts';
import { levelHash } from './level-hash.ts';
import { showProblem } from './problem.ts';

const { content, problems, levels } = compileContent(COURSES);
const compiled = levels.map(level => level.compiled);

test('the courses have no problem', () => {
  expect(problems.map(showProblem)).toEqual([]);
});

const statements = (program: string) =>
  readCode(program).lines.map(({ first, last, indent, text }) => [first, last, indent, text]);

test('the program that a learner is given is the same in every language, but for its comments', () => {
  const translated = levels.flatMap(({ compiled: { slug, codeTemplate, texts } }) =>
    Object.values(texts).flatMap(own => (own.codeTemplate ? [[slug, codeTemplate, own.codeTemplate]] : [])),
  );
  expect(translated.length).toBeGreaterThan(1_000);
  for (const [slug, english = '', own = ''] of translated)
    expect([slug, statements(own)]).toEqual([slug, statements(english)]);
});

test('the first chapter opens with four levels for everybody', () => {
  const [course] = content.courses;
  expect(course).toMatchObject({ slug: 'python', firstLevel: 'intro-level1' });
  expect(course?.chapters[0]?.levels.slice(0, 4)).toEqual([1, 2, 3, 4].map(number => `intro-level${number}`));
  expect(course?.chapters[0]?.levels).toHaveLength(8);
  expect(compiled.slice(0, 4).map(({ access, level_id }) => [access, level_id])).toEqual(
    [1, 2, 3, 4].map(number => ['open', number]),
  );
});

test('access is as the platform promises', () => {
  const accessOf = (key: string) => content.levels[key]?.access;
  for (const number of [5, 6, 7]) expect(accessOf(`python/intro-level${number}`)).toBe('account-to-run');
  expect(accessOf('python/intro-level8')).toBe('account');
  expect(accessOf('python/loops-level1')).toBe('plan');
  expect(accessOf('advanced-python/generators-level1')).toBe('account');
  expect(accessOf('advanced-python/async-level1')).toBe('plan');
  const open = compiled.filter(
    ({ course_slug, slug }) => course_slug === 'challenges' || slug === 'creative',
  );
  expect(open.every(({ access }) => access === 'open')).toBe(true);
});

test('courses come in order, without chapters that have no levels yet', () => {
  expect(content.courses.slice(0, 3).map(({ slug, firstLevel }) => [slug, firstLevel])).toEqual([
    ['python', 'intro-level1'],
    ['advanced-python', 'generators-level1'],
    ['challenges', 'challenge-first-bridge'],
  ]);
  for (const { chapters } of content.courses)
    for (const { levels: slugs } of chapters) expect(slugs.length).toBeGreaterThan(0);
});

test('the creative level is outside the chapters, without goals, with a palette', () => {
  const creative = content.levels['python/creative'];
  expect(creative).toMatchObject({ levelGoals: [], chapter_id: 0, level_id: 1, commands: PLAYER_COMMANDS });
  expect(creative?.palette?.length).toBeGreaterThan(20);
  expect(content.courses[0]?.chapters.some(({ levels: slugs }) => slugs.includes('creative'))).toBe(false);
});

describe('help', () => {
  const texts = content.levels['python/loops-level1']?.texts;

  test('comes in doses made of the hint and the reference solution', () => {
    const doses = texts?.['en']?.hintDoses;
    const lines = doses?.find(dose => dose.kind === 'lines')?.lines ?? [];
    expect(doses).toEqual([
      { kind: 'nudge', text: 'How many carrots are there when the row is longer? Which name tells you?' },
      { kind: 'look', text: expect.any(String), tile: [7, 5], line: 2 },
      { kind: 'lines', lines },
      { kind: 'line', line: 'for bed in range(row):' },
    ]);
    expect(lines).toHaveLength(4);
    expect(lines).toContain('for bed in range(4):');
    expect(texts?.['ar']?.hintDoses).toContainEqual({ kind: 'lines', lines });
  });

  test('has the term of the guide for the glossary', () => {
    expect(texts?.['en']?.glossary).toMatchObject([{ term: 'loop' }]);
    expect(texts?.['ar']?.glossary).toMatchObject([{ term: 'الحلقة' }]);
  });
});

describe('the challenges', () => {
  const challenges = compiled.filter(({ course_slug }) => course_slug === 'challenges');
  const goals = challenges.flatMap(({ levelGoals }) => levelGoals);
  const wants = (action: string) => goals.filter(goal => goal.action === action).map(({ data }) => data);

  test('use every command, recipe and flag, and each kind of structure', () => {
    expect([...new Set(challenges.flatMap(({ commands }) => commands))].toSorted()).toEqual(
      PLAYER_COMMANDS.toSorted(),
    );
    expect([...new Set(wants('combine'))].toSorted()).toEqual([...RECIPES.keys()].toSorted());
    expect(wants('place')).toEqual(expect.arrayContaining([...FLAG_VARIANTS, 'salad', undefined]));
    expect([...new Set(wants('build'))].toSorted()).toEqual([
      'big green chicken house',
      'big orange chicken house',
      'big red chicken house',
      'bridge',
      'grain stack',
      'small blue chicken house',
      'small red chicken house',
      'stone road',
      'wood road',
    ]);
  });

  test('have three hidden variants each', () => {
    for (const { slug, variants } of challenges) expect([slug, variants?.length]).toEqual([slug, 3]);
  });

  test('say what their reference solution takes, and of which chapters its ideas are', () => {
    const found = challenges.map(({ slug, reference, ideasOf }) => [slug, reference, ideasOf] as const);
    expect(found[0]).toEqual(['challenge-first-bridge', { commands: 12, lines: 12 }, []]);
    for (const [slug, reference] of found) {
      expect([slug, Number(reference?.commands) > 1, Number(reference?.lines) > 1]).toEqual([
        slug,
        true,
        true,
      ]);
    }
    const loops = content.courses[0]?.chapters.find(({ name }) => name.en === 'Loops')?.id;
    const rows = challenges.find(({ slug }) => slug === 'challenge-thirsty-rows');
    expect(rows?.ideasOf).toContain(`python/${loops}`);
  });
});

describe.each(compiled)('$slug', level => {
  test('makes an answer of level/data in every complete language', () => {
    for (const code of AUTHORED_LANGUAGES) {
      const answer = {
        ...level,
        ...level.texts[code],
        variantCount: level.variants?.length ?? 0,
        hintDoseCount: level.texts[code]?.hintDoses?.length ?? 0,
        chapter_name: 'chapter',
        locked: false,
        completed: false,
        last_code_executed: null,
      };
      expect(LevelDataSchema.safeParse(answer).error).toBeUndefined();
      expect(z.array(HintDoseSchema).safeParse(level.texts[code]?.hintDoses ?? []).error).toBeUndefined();
      expect(level.texts[code]?.name).not.toBe('');
    }
  });

  test('is in the content under its course and slug, with tilesets by name', () => {
    expect(content.levels[`${level.course_slug}/${level.slug}`]).toBe(level);
    expect(level.map.tilesets.map(({ source }) => source)).toContain('ground');
    expect(level.map.collisions.objects.length).toBeGreaterThan(0);
  });
});

describe('the hash of a level', () => {
  const level = compiled[0]!;
  const changed = (change: Partial<typeof level>) => levelHash([{ ...level, ...change }]);

  test('stays when pictures, texts and the shapes of the collision objects change', () => {
    const objects = level.map.collisions.objects.flatMap(({ x, y, width, height }) => [
      { x, y, width: width - 16, height },
      { x: x + width - 16, y, width: 16, height },
    ]);
    const map = { ...level.map, layers: [], tilesets: [], collisions: { objects } };
    const items = level.items.map(item => ({ ...item, sprite: 'egg' }));
    expect(changed({ map: map, items })).toBe(level.level_hash);
    expect(level.level_hash).toMatch(/^[0-9a-f]{16}$/);
  });

  test('changes with everything that a replay depends on', () => {
    const hashes = [
      level.level_hash,
      changed({ start: [7, 5] }),
      changed({ facing: [0, 1] }),
      changed({ items: level.items.slice(1) }),
      changed({ levelGoals: level.levelGoals.slice(1) }),
      changed({ constants: [{ name: 'carrots', value: 2 }] }),
      changed({ signs: ['hello'] }),
      changed({ answers: [true] }),
      changed({ map: { ...level.map, collisions: { objects: level.map.collisions.objects.slice(1) } } }),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('differs from level to level', () => {
    expect(new Set(compiled.map(({ level_hash }) => level_hash)).size).toBe(compiled.length);
  });
});
