import { describe, expect, test } from '@jest/globals';
import { LANGUAGES, LevelDataSchema } from '@burrow/contracts';
import { COURSES } from '../testing/course-copy.ts';
import { compileContent } from './compile-content.ts';
import { levelHash } from './level-hash.ts';
import { showProblem } from './problem.ts';

const { content, problems, levels } = compileContent(COURSES);
const compiled = levels.map(level => level.compiled);

test('the courses have no problem', () => {
  expect(problems.map(showProblem)).toEqual([]);
});

test('the first chapter opens with four levels for everybody', () => {
  const [course] = content.courses;
  expect(course).toMatchObject({ slug: 'python', firstLevel: 'intro-level1' });
  expect(course?.chapters[0]?.levels.slice(0, 4)).toEqual([1, 2, 3, 4].map(number => `intro-level${number}`));
  expect(compiled.slice(0, 4).map(({ access, level_id }) => [access, level_id])).toEqual(
    [1, 2, 3, 4].map(number => ['open', number]),
  );
});

describe.each(compiled)('$slug', level => {
  test('makes an answer of level/data in every complete language', () => {
    for (const { code } of LANGUAGES.filter(({ complete }) => complete)) {
      const answer = {
        ...level,
        ...level.texts[code],
        chapter_name: 'chapter',
        locked: false,
        completed: false,
        last_code_executed: null,
      };
      expect(LevelDataSchema.safeParse(answer).error).toBeUndefined();
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
  const changed = (change: Partial<typeof level>) => levelHash({ ...level, ...change });

  test('stays when pictures, texts and the cut of the collision objects change', () => {
    const objects = level.map.collisions.objects.flatMap(({ x, y, width, height }) => [
      { x, y, width: width - 16, height },
      { x: x + width - 16, y, width: 16, height },
    ]);
    const map = { ...level.map, layers: [], tilesets: [], collisions: { objects } };
    const items = level.items.map(item => ({ ...item, sprite: 'egg' }));
    expect(changed({ map: map, items })).toBe(level.level_hash);
    expect(level.level_hash).toMatch(/^[0-9a-f]{16}$/);
  });

  test('changes with whatever a replay depends on', () => {
    const hashes = [
      level.level_hash,
      changed({ start: [7, 5] }),
      changed({ facing: [0, 1] }),
      changed({ items: level.items.slice(1) }),
      changed({ levelGoals: level.levelGoals.slice(1) }),
      changed({ constants: [{ name: 'carrots', value: 2 }] }),
      changed({ map: { ...level.map, collisions: { objects: level.map.collisions.objects.slice(1) } } }),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('differs from level to level', () => {
    expect(new Set(compiled.map(({ level_hash }) => level_hash)).size).toBe(compiled.length);
  });
});
