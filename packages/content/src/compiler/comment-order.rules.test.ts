import { expect, test } from '@jest/globals';
import { isOutOfOrder } from './comment-order.rules.ts';

test.each([
  ['Run me first.', false],
  ['Bo: הביאו לו את הלחם', false],
  ['הביאו את הלחם', false],
  ['הביאו את הלחם אל Bo', true],
  ['הביאו את הלחם.', true],
  ['شغّلني أولًا. على أي مربع ستقف؟', false],
])('%s changes its order in an editor: %s', (comment, is) => {
  expect(isOutOfOrder(comment)).toBe(is);
});
