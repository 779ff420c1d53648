import type { NodeRunner } from '@burrow/python/node';
import { describe, expect, test } from '@jest/globals';
import { showProblem } from '../compiler/problem.ts';
import { compiledCourses } from '../testing/compiled-courses.ts';
import { compileQuizzes } from './compile-quizzes.ts';
import { QUIZZES } from './quizzes-folder.ts';
import type { QuizSource } from './read-quizzes.ts';
import { verifyQuiz } from './verify-quiz.ts';

const { sources } = compileQuizzes(QUIZZES, compiledCourses());

/** A quiz with one question of another, changed. */
function withChanged(
  id: string,
  change: (asked: QuizSource['questions'][number]['sets'][number]['asked']) => object,
): QuizSource {
  const intro = sources.find(({ folder }) => folder === 'python/intro');
  const question = intro?.questions.find(one => one.id === id);
  const [first] = question?.sets ?? [];
  if (!intro || !question || !first) throw new Error(`there is no ${id}`);
  const asked = { ...first.asked, ...change(first.asked) } as typeof first.asked;
  return { ...intro, questions: [{ ...question, sets: [{ ...first, asked }] }] };
}

/** Runs every program of all quizzes, and checks that wrong ones are noticed. */
export function testQuizzes(runner: NodeRunner): void {
  test.each(sources)('$folder: answers are what Python says, and what is wrong is wrong', async quiz => {
    expect((await verifyQuiz(runner, quiz)).map(showProblem)).toEqual([]);
  });

  describe('a bad question is noticed', () => {
    test.each<[string, string, () => object, string]>([
      [
        'an output that is not what is printed',
        'last-value',
        () => ({ code: 'print(4)' }),
        'answers {"output":"4"',
      ],
      [
        'a tile that is elsewhere',
        'where-it-stands',
        () => ({ code: 'player.move_forward(1)' }),
        'answers {"tile":[2,4]',
      ],
      [
        'lines that may change places',
        'read-and-walk',
        () => ({ also: [] }),
        'lines 1 and 2 can change places',
      ],
      ['a wrong word that is right', 'f-string', () => ({ wrong: { text: 'F' } }), 'wrong.text: F is right'],
      [
        'a line that is mended by nothing',
        'no-quotes',
        () => ({ fixed: 'farm = Clover' }),
        'ends with an error when it is mended',
      ],
      [
        'a solution that solves nothing',
        'key-by-sign',
        () => ({ solution: 'player.read()' }),
        'the solution does not meet the goals',
      ],
    ])('%s', async (_what, id, change, message) => {
      const found = await verifyQuiz(runner, withChanged(id, change));
      expect(found.map(showProblem).join('\n')).toContain(message);
    });
  });
}
