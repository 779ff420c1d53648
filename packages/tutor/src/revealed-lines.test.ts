import { expect, test } from '@jest/globals';
import { revealedLines } from './revealed-lines.ts';

const REFERENCE = 'steps = 4\nplayer.move_forward(steps)\nplayer.collect("log")\n';

test.each([
  ['the whole program', REFERENCE, '', 3],
  ['the program in a block', `Here's how:\n\n\`\`\`python\n${REFERENCE}\`\`\`\n`, '', 3],
  ['the program in one line', 'steps=4;player.move_forward( steps );player.collect("log")', '', 3],
  ['other quotation marks', "Try player.collect('log').", '', 1],
  ['one line of it', 'Write player.move_forward(steps) there.', '', 1],
  [
    'what the learner has already',
    'In player.move_forward(steps) the name is wrong.',
    'player.move_forward(steps)',
    0,
  ],
  ['words', 'Look at line 2. How many steps are there to the log?', '', 0],
])('%s', (_name, text, code, wanted) => {
  expect(revealedLines(text, code, [REFERENCE])).toBe(wanted);
});

test('the most of several references counts', () => {
  expect(revealedLines('a = 111 and b = 222', '', ['a = 111', 'a = 111\nb = 222'])).toBe(2);
  expect(revealedLines('a = 111', '', [])).toBe(0);
});
