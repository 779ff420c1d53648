import { afterAll, expect, test } from '@jest/globals';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReport } from '../compiler/problem.ts';
import { compiledCourses } from '../testing/compiled-courses.ts';
import { readQuizzes } from './read-quizzes.ts';

const root = mkdtempSync(join(tmpdir(), 'burrow-quizzes-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a translation that lacks the text of a question has the English one', () => {
  cpSync(join(import.meta.dirname, '../../quizzes'), root, { recursive: true });
  writeFileSync(join(root, 'python/lists/fi.json'), JSON.stringify({ slice: { explanation: 'Näin.' } }));
  const { problems, report } = createReport();
  const quiz = readQuizzes(root, compiledCourses().courses, report).find(
    ({ folder }) => folder === 'python/lists',
  );
  expect(problems).toEqual([]);
  const { question } = quiz!.texts['en']!['slice']!;
  expect(quiz!.texts['fi']!['slice']).toMatchObject({ question, explanation: 'Näin.' });
});
