import { expect, test } from '@jest/globals';
import { givesAway } from './gives-away.ts';

const REFERENCE = 'steps = 4\nplayer.move_forward(steps)\nplayer.collect("log")\n';

test.each([
  ['the whole program', REFERENCE, '', true],
  ['the program in a block', `Try:\n\n\`\`\`python\n${REFERENCE}\`\`\`\n`, '', true],
  ['the program in one line', 'steps = 4; player.move_forward(steps); player.collect("log")', '', true],
  ['other quotation marks', REFERENCE.replaceAll('"', "'"), '', true],
  ['one line of it', 'player.move_forward(steps)', '', false],
  ['the one line that is left', 'player.collect("log")', 'steps = 4\nplayer.move_forward(steps)', false],
  ['words', 'Look at line 2. How many steps are there to the log?', '', false],
])('%s', (_name, text, code, wanted) => {
  expect(givesAway(text, code, [REFERENCE])).toBe(wanted);
});
