import { describe, expect, test } from '@jest/globals';
import { commentsOf, withComments } from './template-comments.ts';

const CODE = 'for bed in range(2):\n    # water # it\n    player.water()  # here\n\n# then go\n';

describe('the comments of a template', () => {
  test('are the lines that contain nothing else, each from its first word', () => {
    expect(commentsOf(CODE)).toEqual(['water # it', 'then go']);
  });

  test('are replaced, and the code stays', () => {
    expect(withComments(CODE, ['اسقِه', 'ثم امضِ'])).toBe(
      'for bed in range(2):\n    # اسقِه\n    player.water()  # here\n\n# ثم امضِ\n',
    );
  });
});
