import { afterAll, describe } from '@jest/globals';
import { createNodeRunner } from '@burrow/python/node';
import { testCodeBook, testPythonBook } from '../code-book/code-book.suite.ts';
import { testDodgesByHand } from '../dodges/by-hand.suite.ts';
import { testGenerator } from '../generator/generate-level.suite.ts';
import { testPlannedLevels } from '../generator/planned-level.suite.ts';
import { testReferences } from '../reference/reference.suite.ts';
import { testQuizzes } from '../quizzes/quizzes.suite.ts';
import { testCoverage } from './coverage.suite.ts';
import { testLevels } from './levels.suite.ts';

/** Everything that needs Python is in one test file, so that Python starts once. */
const runner = await createNodeRunner();
afterAll(() => runner.dispose());

describe('levels', () => {
  testLevels(runner);
});
describe('dodges by hand', () => {
  testDodgesByHand(runner);
});
describe('challenges', () => {
  testCoverage(runner);
  testReferences(runner);
});
describe('quizzes', () => {
  testQuizzes(runner);
});
describe('code book', () => {
  testCodeBook(runner);
});
describe('code book on Python', () => {
  testPythonBook(runner);
});
describe('generator', () => {
  testGenerator(runner);
});
describe('generator with a plan', () => {
  testPlannedLevels(runner);
});
