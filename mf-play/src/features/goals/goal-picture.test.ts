import { thingNames } from '@burrow/contracts/thing-names';
import { expect, test } from '@jest/globals';
import objects from '@burrow/art/dist/objects.json' with { type: 'json' };
import { goalPicture } from './goal-words.ts';
import { groupGoals } from './goals.rules.ts';

const MANY = '_other';
/** Things that have no plural in English. */
const UNCOUNTED = ['corn', 'cream', 'grain', 'honey', 'lettuce', 'milk', 'water'];

test('everything that can be counted has a picture', async () => {
  const { default: names } = await thingNames('en');
  const pictures = new Set(Object.keys(objects.frames));
  const counted = Object.keys(names).filter(key => key.endsWith(MANY));
  const types = [...counted.map(key => key.slice(0, -MANY.length)), ...UNCOUNTED];
  const pictureOf = (type: string): string | null => {
    const [group] = groupGoals([{ action: 'collect', type, count: 1, score: 0 }], []);
    return group ? goalPicture(group) : null;
  };
  expect(types.length).toBeGreaterThan(25);
  expect(types.filter(type => !pictures.has(pictureOf(type) ?? ''))).toEqual([]);
});
