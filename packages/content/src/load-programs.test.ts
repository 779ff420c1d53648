import { expect, test } from '@jest/globals';
import { compilePrograms } from './load-programs.ts';
import { compiledCourses } from './testing/compiled-courses.ts';

const { content, levels } = compiledCourses();
const programs = compilePrograms(levels);

test('every level has its programs, the reference first', () => {
  expect(Object.keys(programs)).toEqual(Object.keys(content.levels));
  for (const { source, compiled } of levels) {
    const reference = source.solutions.find(({ file }) => file.endsWith('/reference.py'));
    const own = programs[`${compiled.course_slug}/${compiled.slug}`];
    expect(own?.solutions[0]).toBe(reference?.code);
    expect(own?.wrong).toHaveLength(source.wrong.length);
  }
});

/** All texts of a value, each in a line of its own. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [`\n${value}`];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

test('what is served to the browser holds no solution', () => {
  const solvable = Object.entries(content.levels).filter(([, { levelGoals }]) => levelGoals.length > 0);
  for (const [key, level] of solvable) {
    const [solution = ''] = programs[key]?.solutions ?? [];
    expect(solution).not.toBe('');
    expect(textsOf(level).filter(text => text.includes(`\n${solution}`))).toEqual([]);
  }
});
