import { expect, test } from '@jest/globals';
import objects from '@burrow/art/dist/objects.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { goalPicture } from './goal-words.ts';
import { groupGoals } from './goals.rules.ts';

/** These stand where they stand: what is asked of them has a picture of its own. */
const NOT_COLLECTED = ['listener', 'carrot crop', 'apple tree', 'berry bush'];

test('everything that a goal can count has a picture', () => {
  const names = new Set(Object.keys(objects.frames));
  const pictureOf = (type: string): string | null => {
    const [group] = groupGoals([{ action: 'collect', type, count: 1, score: 0 }], []);
    return group ? goalPicture(group) : null;
  };
  const missing = Object.keys(en.things)
    .filter(type => !NOT_COLLECTED.includes(type) && !type.endsWith('_other'))
    .filter(type => !names.has(pictureOf(type) ?? '') && !names.has(`${pictureOf(type)}-closed`));
  expect(missing).toEqual([]);
});
