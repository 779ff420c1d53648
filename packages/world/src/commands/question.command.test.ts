import { describe, expect, test } from '@jest/globals';
import { fieldLevel, goal, HERE, item, runCommands, runLast } from '../testing/index.ts';
import { answered } from './question.command.ts';

const moss = item({ action: 'question', type: 'listener', position: HERE.targetPosition });
const asking = fieldLevel({ items: [moss], levelGoals: [goal({ action: 'question', ...HERE })] });
const exact = { ...asking, levelGoals: [goal({ action: 'question', data: 'Dry?', ...HERE })] };

describe('question', () => {
  test.each([true, false])('returns the answer: %s', answer => {
    const asked = runLast(asking, ['question', answered('Is the bed dry?', answer)]);
    expect(asked.value).toBe(answer);
    expect(asked.events).toEqual([
      { type: 'asked', item: 0, question: 'Is the bed dry?', answer, position: [3, 5] },
      { type: 'goalScored', goal: 0, score: 1, count: 1 },
    ]);
  });

  test("if nobody answers, the level's answers are used in order, then Yes", () => {
    const level = { ...asking, answers: [false, true], levelGoals: [goal({ action: 'question', count: 3 })] };
    const asks = Array.from({ length: 3 }, () => ['question', 'Dry?'] as const);
    expect(runCommands(level, ...asks).map(({ value }) => value)).toEqual([false, true, true]);
  });

  test('must match the message of the goal', () => {
    expect(runLast(exact, ['question', answered('Dry?', true)]).error).toBeNull();
    expect(runLast(exact, ['question', answered('Wet?', true)]).error).toMatchObject({
      code: 'world/question-wrong-message',
      params: { said: 'Wet?' },
    });
  });

  test.each([[''], ['  '], [5], [null], [answered(null, true)]])('cannot be answered: %j', said => {
    expect(runLast(asking, ['question', said]).error?.code).toBe('world/question-data');
  });

  test('the refusal of something that is not a question says what was said, and where', () => {
    expect(runLast(asking, ['question', 5]).error?.params).toEqual({
      said: '5',
      ahead: 'listener',
      column: 3,
      row: 5,
    });
  });

  test.each([[{ $answer: true }], [{ $text: 'Dry?', $answer: 'yes' }], [true]])(
    'what only looks like an answered question is none: %j',
    said => {
      expect(runLast(asking, ['question', said]).error?.code).toBe('world/question-data');
    },
  );

  test('nobody ahead, no goal, or beside the mark', () => {
    expect(runLast(asking, 'turn_left', ['question', 'Dry?']).error?.code).toBe('world/question-position');
    expect(runLast({ ...asking, items: [] }, ['question', 'Dry?']).error?.code).toBe(
      'world/question-position',
    );
    const beside = { ...asking, start: [3, 6] as [number, number], facing: [0, -1] as [0, -1] };
    expect(runLast(beside, ['question', 'Dry?']).error?.code).toBe('world/xmark-position');
  });

  test('in a creative level everybody answers', () => {
    expect(
      runLast({ ...asking, levelGoals: [] }, ['question', 'Hello?'], ['question', 'Still there?']).value,
    ).toBe(true);
  });
});
