import { expect, test } from '@jest/globals';
import { PLAYER_COMMANDS, type RecordedCommand } from '@burrow/contracts';
import { PYTHON_ERRORS, WORLD_ERRORS } from '@burrow/contracts/errors';
import { fieldLevel, goal } from '@burrow/world/testing';
import fc from 'fast-check';
import { applyEdit } from './code/edit.ts';
import { advise } from './advise.ts';
import { FIELD, REFERENCE } from './testing/ask.ts';
import type { TutorRequest } from './tutor.types.ts';
import { randomRuns } from '../../../tools/sampling/random-runs.ts';

const WORDS = [
  'for',
  'i',
  'in',
  'range',
  '(',
  ')',
  ':',
  '\n',
  '\n    ',
  '\t',
  'player',
  '.',
  'collect',
  '"carrot"',
  '"',
  "'",
  '"""',
  '#',
  '\\',
  '=',
  '==',
  '[',
  ']',
  '{',
  '}',
  '3',
  'if',
  'else',
  'def',
  'x',
  ',',
  'f"{x}"',
  '=>',
  '😀',
  '\0',
  '__proto__',
  'constructor',
];

const soup = fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map(words => words.join(' '));
const spoilt = fc
  .tuple(
    fc.constantFrom(REFERENCE, 'for i in range(3):\n    player.open()\n'),
    fc.nat(80),
    fc.string({ maxLength: 4 }),
  )
  .map(([code, at, text]) => code.slice(0, at) + text + code.slice(at + 1));
const code = fc.oneof(soup, spoilt, fc.string({ maxLength: 300 }));

const value = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -2, max: 9 }),
  fc.string({ maxLength: 8 }),
  fc.boolean(),
);
const command = fc.tuple(
  fc.constantFrom(...PLAYER_COMMANDS),
  value,
  fc.nat(20),
) as fc.Arbitrary<RecordedCommand>;
const params = fc.dictionary(
  fc.constantFrom('name', 'detail', 'said', 'key', 'ahead', 'variable', '__proto__'),
  fc.oneof(fc.string({ maxLength: 20 }), fc.nat(9)),
);
const error = fc.record({
  code: fc.oneof(fc.constantFrom(...PYTHON_ERRORS, ...WORLD_ERRORS), fc.string({ maxLength: 20 })),
  params,
  line: fc.oneof(fc.constant(null), fc.integer({ min: -1, max: 30 })),
});

const levels = [
  null,
  FIELD,
  { ...FIELD, maxLinesOfCode: 2, data: 'def broken(:' },
  fieldLevel({
    levelGoals: [
      goal({ action: 'assign', variable: 'x', data: 3 }),
      goal({ action: 'compare', variable: 'uses("for")', expectedData: true }),
    ],
  }),
  fieldLevel({ levelGoals: [] }),
];

const request: fc.Arbitrary<TutorRequest> = fc.record({
  level: fc.constantFrom(...levels),
  references: fc.array(code, { maxLength: 2 }),
  code,
  error: fc.option(error),
  errorText: fc.string({ maxLength: 200 }),
  run: fc.option(
    fc.record({
      commands: fc.array(command, { maxLength: 30 }),
      variables: fc.dictionary(fc.constantFrom('x', 'uses("for")'), value),
    }),
  ),
  isVariant: fc.boolean(),
  language: fc.constantFrom('en', 'ar', 'xx', '__proto__'),
  given: fc.array(fc.string({ maxLength: 10 }), { maxLength: 5 }),
});

const words = (source: string): string[] =>
  source
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean);

/** How many lines the one has that the other lacks, wherever they are. */
function more(one: string, other: string): number {
  const left = words(other);
  return words(one).filter(line => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}

test('any code, error and run get advice: text, and at most one statement changed', () => {
  fc.assert(
    fc.property(request, asked => {
      const { key } = advise(asked);
      const advice = advise({ ...asked, given: [key, key] });
      expect(advice.text.length).toBeGreaterThan(5);
      expect(advice.text).not.toMatch(/\{\{[a-z]{3,}\}\}/u);
      expect(advice.text).not.toContain('undefined');
      if (advice.edit === null) return;
      const code = asked.code.replaceAll('\r\n', '\n');
      const added = advice.edit.kind === 'remove' ? 0 : words(advice.edit.text).length;
      expect(more(applyEdit(code, advice.edit), code)).toBeLessThanOrEqual(added);
    }),
    randomRuns(1_000),
  );
});

test('the same request always gets the same advice', () => {
  fc.assert(
    fc.property(request, asked => expect(advise(asked)).toEqual(advise(asked))),
    randomRuns(300),
  );
});
