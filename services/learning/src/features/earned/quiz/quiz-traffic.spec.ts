import { type AskedQuestion, type CompiledQuiz, loadQuizzes } from '@burrow/content';
import type { QuizQuestion } from '@burrow/contracts';
import { PLAYER_COMMANDS } from '@burrow/contracts';
import { describe, expect, test } from '@jest/globals';
import { type Asked, askedOf, shownQuestion } from './asked-question.rules.ts';

const quizzes = Object.entries(loadQuizzes());

/** What a page needs of a kind of question: everything else would be one more thing to read the answer from. */
const FIELDS: Readonly<Record<QuizQuestion['kind'], readonly string[]>> = {
  choice: ['code', 'choices'],
  several: ['code', 'choices'],
  output: ['code', 'choices'],
  order: ['lines', 'indents'],
  gap: ['code', 'prints'],
  tile: ['code', 'level'],
  line: ['code'],
  world: ['level', 'template', 'commands', 'variants'],
};

/** Every question of a quiz with every set of its data, as it is asked in a few tries. */
function allAsked(quiz: CompiledQuiz): Asked[] {
  return quiz.questions.flatMap(({ id, sets }) =>
    sets.flatMap((_, set) =>
      ['one', 'two', 'three'].flatMap(name => askedOf(quiz, [{ id, set }], 1, name) ?? []),
    ),
  );
}

/** What names the author gave to answers and mistakes, and what only the server should know. */
function secretsOf(asked: AskedQuestion): string[] {
  switch (asked.kind) {
    case 'choice':
    case 'several':
    case 'output':
      return asked.choices.map(({ key }) => `"${key}"`);
    case 'order':
      return [JSON.stringify(asked.lines), JSON.stringify(asked.extra)];
    case 'gap':
      return [JSON.stringify(asked.accepts), ...Object.keys(asked.wrong).map(key => `"${key}":`)];
    case 'tile':
      return ['"right"', ...Object.keys(asked.wrong).map(key => `"${key}":[`)];
    case 'line':
      return [JSON.stringify(asked.fixed)];
    case 'world':
      return [JSON.stringify(asked.solution)];
  }
}

/** What is sent beside words and code that are shown as they are, and the map's picture. */
function asideOfWords(shown: QuizQuestion): unknown {
  const { text: _text, number: _number, ...rest } = shown;
  if ('choices' in rest) return { ...rest, code: '', choices: rest.choices.map(({ key }) => key) };
  if ('level' in rest) {
    const variants = 'variants' in rest ? (rest.variants ?? []).map(level => ({ ...level, map: null })) : [];
    return { ...rest, code: '', level: { ...rest.level, map: null }, variants };
  }
  return 'code' in rest ? { ...rest, code: '' } : rest;
}

describe.each(quizzes)('the traffic of the quiz %s', (_key, quiz) => {
  test('has of every question what its page needs, and no name or answer of its author', () => {
    for (const one of allAsked(quiz)) {
      const shown = shownQuestion(one);
      const needed = new Set(['kind', 'number', 'text', ...FIELDS[shown.kind]]);
      expect(Object.keys(shown).filter(field => !needed.has(field))).toEqual([]);
      const sent = JSON.stringify(asideOfWords(shown));
      expect([one.id, secretsOf(one.asked).filter(secret => sent.includes(secret))]).toEqual([one.id, []]);
      if (shown.kind === 'tile') expect(shown.level.levelGoals).toEqual([]);
    }
  });

  test('calls choices by their places, and commands in the order of all commands', () => {
    for (const shown of allAsked(quiz).map(shownQuestion)) {
      const keys = 'choices' in shown ? shown.choices.map(({ key }) => key) : [];
      expect(keys).toEqual(keys.map((_, index) => String(index + 1)));
      const commands = 'commands' in shown ? shown.commands : [];
      expect(commands).toEqual(PLAYER_COMMANDS.filter(name => commands.includes(name)));
    }
  });
});

test('a program has to work on three other maps, each another than the one that is shown', () => {
  const worlds = quizzes
    .flatMap(([, quiz]) => allAsked(quiz))
    .map(shownQuestion)
    .filter(({ kind }) => kind === 'world');
  expect(worlds.length).toBeGreaterThan(100);
  for (const shown of worlds) {
    const { level, variants = [] } = 'variants' in shown ? shown : { level: null };
    const maps = [level, ...variants].map(one => JSON.stringify(one));
    expect([maps.length, new Set(maps).size]).toEqual([4, 4]);
  }
});

test('over many tries the right choice is as often at each place', () => {
  const places = new Map<string, number>();
  let asked = 0;
  for (const [, quiz] of quizzes)
    for (const { id } of quiz.questions)
      for (let index = 0; index < 40; index += 1) {
        const one = askedOf(quiz, [{ id, set: 0 }], 1, `try ${index}`);
        if (one?.asked.kind !== 'output' || one.asked.choices.length !== 4) continue;
        const shown = shownQuestion(one);
        const right = one.asked.choices.find(({ key }) => key === 'right')?.code;
        const key = 'choices' in shown ? shown.choices.find(({ code }) => code === right)?.key : undefined;
        places.set(key ?? '', (places.get(key ?? '') ?? 0) + 1);
        asked += 1;
      }
  const shares = [...places.values()].map(count => count / asked);
  expect([...places.keys()].toSorted()).toEqual(['1', '2', '3', '4']);
  for (const share of shares) expect(Math.abs(share - 0.25)).toBeLessThan(0.06);
});
