import { expect, test } from '@jest/globals';
import { ran, request, threeDoses } from './testing/ask.ts';

const REFERENCE = `for place, thing in crates.items():
    if thing == "carrot":
        player.turn_left()
        player.collect(thing)
`;

test('a line that belongs in a block comes after the line that opens it', () => {
  const code = 'for place, thing in crates.items():\n    player.turn_left()\n    player.collect("carrot")\n';
  const error = { code: 'world/collect-object', params: { said: 'carrot', ahead: 'corn' }, line: 3 };
  const line = threeDoses(request({ code, references: [REFERENCE], error, run: ran(['turn_left']) }))[2];
  expect(line.edit).toMatchObject({ kind: 'add', text: '    if thing == "carrot":' });
});
