import { describe, expect, test } from '@jest/globals';
import { expandLevel } from './expand-level.ts';
import type { Json, JsonObject } from './expand-value.ts';

const LEVEL = { start: [2, 3], facing: [1, 0], items: [], levelGoals: [], constants: [] };
const constant = (name: string, value: Json) => ({ name, value });

const levelOf = (file: JsonObject): JsonObject => {
  const { level, problems } = expandLevel({ ...LEVEL, ...file });
  expect(problems).toEqual([]);
  return level as JsonObject;
};
/** The value of one rule in a level with three beds. */
const valueOf = (rule: string, more: JsonObject = {}): Json | undefined => {
  const items = [{ position: rule }];
  const level = levelOf({ constants: [constant('beds', 3)], ...more, items });
  return (level['items'] as JsonObject[])[0]?.['position'];
};
const problemsOf = (file: JsonObject): readonly string[] =>
  expandLevel({ ...LEVEL, ...file }).problems.map(({ field, message }) => `${field}: ${message}`);

describe('a text that begins with "= "', () => {
  test.each<[string, Json]>([
    ['= beds * 2 + 1', 7],
    ['= [beds, 5 // 2]', [3, 2]],
    ['= f"{beds} beds"', '3 beds'],
    ["= '= 1'", '= 1'],
    ['= sum(range(beds)), len("ab"), min(beds, 1), max([1, beds])', [3, 2, 1, 3]],
    ['= [[i, c] for i, c in enumerate("ab")]', [[0, 'a'], [1, 'b']]],
    ['= [a + b for a, b in zip([1, 2], [3, 4])]', [4, 6]],
    ['= str(beds) + "!" if int("3") == beds else None', '3!'],
  ])('%s', (rule, value) => {
    expect(valueOf(rule)).toEqual(value);
  }); // prettier-ignore

  test('knows constants, names, and the texts that are there to read, answer and type', () => {
    const more = { signs: ['a'], answers: [true], input: ['7'], names: { wide: '= beds + 1' } };
    expect(valueOf('= [beds, wide, signs[0], answers[0], input[0]]', more)).toEqual([3, 4, 'a', true, '7']);
    expect(levelOf({ names: { wide: 4 } })).not.toHaveProperty('names');
  });

  test('stands wherever level.json has numbers, places and texts', () => {
    const more = {
      constants: [constant('beds', 3), constant('pair', '= (beds, 1.0)')],
      start: ['= beds', 1],
      signs: "= ['dry'] * beds",
      help: { tile: '= ahead()' },
      guideImage: { area: [0, 0, '= beds', 2] },
      maxLinesOfCode: 3,
    };
    expect(levelOf(more)).toMatchObject({
      constants: [constant('beds', 3), constant('pair', { $tuple: [3, { $float: 1 }] })],
      start: [3, 1],
      signs: ['dry', 'dry', 'dry'],
      help: { tile: [4, 1] },
      guideImage: { area: [0, 0, 3, 2] },
    });
  });

  test('makes the Python that runs first', () => {
    const level = levelOf({ names: { crops: ['pea', 'corn'] }, data: "= f'belt = iter({crops})'" });
    expect(level['data']).toBe("belt = iter(['pea', 'corn'])");
  });

  test('has values of Python in data, and plain ones elsewhere', () => {
    const levelGoals = [{ data: '= (1, 2)', expectedData: '= 1.0', position: '= (1, 2.0)' }];
    expect(levelOf({ levelGoals })['levelGoals']).toEqual([
      { data: { $tuple: [1, 2] }, expectedData: { $float: 1 }, position: [1, 2] },
    ]);
  });
});

describe('moves from the start', () => {
  test.each<[string, Json]>([
    ['= walk()', [2, 3]],
    ['= ahead()', [3, 3]],
    ['= walk(beds)', [5, 3]],
    ['= ahead("right", 1)', [2, 5]],
    ['= ahead([["left"], 2], "left")', [1, 1]],
    ['= walk([[side, "right"] for side in range(1, 4)], 4)', [0, 1]],
  ])('%s', (rule, place) => {
    expect(valueOf(rule)).toEqual(place);
  });

  test('begin where the start of the setting is', () => {
    const file = { items: [{ position: '= walk(1)' }], variants: [{ start: [7, 7], facing: [0, -1] }] };
    expect(levelOf(file)['variants']).toEqual([
      { start: [7, 7], facing: [0, -1], items: [{ position: [7, 6] }] },
    ]);
  });
});

describe('an element', () => {
  const itemsOf = (...items: Json[]) => levelOf({ constants: [constant('beds', 3)], items })['items'];

  test('is repeated by its "for", as in a comprehension', () => {
    expect(itemsOf({ for: 'i in range(beds)', type: 'bed', position: ['= i', 1] }, { type: 'duck' })).toEqual(
      [
        { type: 'bed', position: [0, 1] },
        { type: 'bed', position: [1, 1] },
        { type: 'bed', position: [2, 1] },
        { type: 'duck' },
      ],
    );
    const nested = 'name, n in zip("xyz", [1, 2, 0]) for k in range(n) if name != "x"';
    expect(itemsOf({ for: nested, text: '= name + str(k)' })).toEqual([{ text: 'y0' }, { text: 'y1' }]);
  });

  test('is there if its "if" is true', () => {
    expect(itemsOf({ if: 'beds > 3', type: 'a' }, { if: 'beds == 3', type: 'b' })).toEqual([{ type: 'b' }]);
    expect(itemsOf({ for: 'i in range(beds)', if: 'i % 2 == 0', position: '= i' })).toEqual([
      { position: 0 },
      { position: 2 },
    ]);
  });

  test('of texts and answers has the value beside its "for"', () => {
    const signs = ['shop', { for: 'i in range(2)', text: '= "bed " + str(i)' }];
    const answers = [{ for: 'i in range(2)', value: '= i == 0' }];
    expect(levelOf({ signs, answers })).toMatchObject({
      signs: ['shop', 'bed 0', 'bed 1'],
      answers: [true, false],
    });
  });
});

describe('a variant', () => {
  const items = [{ for: 'i in range(beds)', position: ['= i', 1] }];
  const file = { constants: [constant('beds', 2), constant('far', 9)], items };

  test('says only what differs; whatever rules make of it is written out', () => {
    const variants = [{ constants: [constant('beds', 1)] }, { constants: [constant('far', 8)] }];
    expect(levelOf({ ...file, variants })['variants']).toEqual([
      { constants: [constant('beds', 1)], items: [{ position: [0, 1] }] },
      { constants: [constant('far', 8)] },
    ]);
  });

  test('has names and rules of its own', () => {
    const variants = [{ names: { row: 4 }, items: [{ position: ['= beds', '= row'] }] }];
    expect(levelOf({ ...file, names: { row: 1 }, variants })['variants']).toEqual([
      { items: [{ position: [2, 4] }] },
    ]);
  });

  test('has its rules written out even if they make what the level has', () => {
    const variants = [{ items: [{ position: '= [0, 1]' }, { position: '= [beds - 1, 1]' }] }];
    expect(levelOf({ ...file, variants })['variants']).toEqual([
      { items: [{ position: [0, 1] }, { position: [1, 1] }] },
    ]);
  });

  test('changes constants that are made from others', () => {
    const constants = [constant('beds', 2), constant('all', '= beds * 4')];
    expect(levelOf({ constants, variants: [{ constants: [constant('beds', 3)] }] })['variants']).toEqual([
      { constants: [constant('beds', 3), constant('all', 12)] },
    ]);
  });
});

describe('a rule is refused', () => {
  test.each([
    ['= 1 +', 'Python cannot read it'],
    ['= beds; 1', 'Python cannot read it'],
    ['= beads', 'beads is not defined here'],
    ['= "a" + 1', 'TypeError'],
    ['= [1][2]', 'IndexError'],
    ['= {}["a"]', 'KeyError'],
    ['= 1 / 0', 'ZeroDivisionError'],
    ['= "a".middle()', 'AttributeError'],
    ['= int("x")', 'ValueError'],
    ['= lambda: 1', 'uses what rules do not know (other)'],
    ['= [0 for i in range(9999) for j in range(9999)]', 'takes too many steps'],
    ['= walk', 'is a function without its brackets'],
    ['= walk("back")', 'moves are numbers of tiles from 0, "left", "right" and lists of these'],
    ['= walk(-1)', 'moves are numbers of tiles from 0, "left", "right" and lists of these'],
  ])('%s: %s', (rule, reason) => {
    const items: Json = [{}, { position: [rule, 1] }];
    const file = { constants: [constant('beds', 3)], items };
    expect(problemsOf(file)).toEqual([`items.1.position.0: “${rule.slice(2)}”: ${reason}`]);
  });

  test('with its round, and with the setting in which it is wrong', () => {
    const items = [{ for: 'i in range(beds)', position: '= [1, 2, 3][i]' }];
    const variants = [{ constants: [constant('beds', 4)] }];
    expect(problemsOf({ constants: [constant('beds', 3)], items, variants })).toEqual([
      'items.0.position: “[1, 2, 3][i]”: IndexError (i = 3) (in variants.0)',
    ]);
    expect(problemsOf({ variants: [{ items: [{ if: 'beds' }] }] })).toEqual([
      'variants.0.items.0.if: “beds”: beds is not defined here',
    ]);
  });

  test('for loops that Python cannot read, and for what is no text', () => {
    expect(problemsOf({ items: [{ for: 'i' }, { for: 3 }, { if: true }] })).toEqual([
      'items.0.for: “i”: Python cannot read it',
      'items.1.for: is no text',
      'items.2.if: is no text',
    ]);
  });

  test('if a name is made from itself, is taken, or is none', () => {
    const items = [{ position: '= a' }];
    expect(problemsOf({ items, names: { a: '= b', b: '= a + 1' } })).toEqual([
      'names.b: “a + 1”: a is made from itself',
    ]);
    expect(problemsOf({ constants: [constant('a', 1)], names: { a: 2, '2b': 1 } })).toEqual([
      'names.a: is a constant',
      'names.2b: is no name of Python',
    ]);
    expect(problemsOf({ names: [1] })).toEqual(['names: is no object of names and values']);
  });

  test('once, where it is written, if others need it', () => {
    const items = [{ position: '= signs[0]' }, { position: '= signs[1]' }];
    expect(problemsOf({ signs: ['= x'], items, variants: [{}] })).toEqual([
      'signs.0: “x”: x is not defined here',
    ]);
  });

  test('if the start is no place', () => {
    expect(problemsOf({ start: 'here', items: [{ position: '= walk()' }] })).toEqual([
      'items.0.position: “walk()”: the start is no place, or facing no direction',
    ]);
  });
});

test('what was written out is named as it was written', () => {
  const items: Json = [{ type: 'a' }, { for: 'i in range(beds)', position: '= i' }];
  const variants: Json = [{ constants: [constant('beds', 3)] }, { items: [{ for: 'i in range(2)' }] }];
  const { asWritten } = expandLevel({ ...LEVEL, constants: [constant('beds', 2)], items, variants });
  expect(asWritten('items.0.type')).toBe('items.0.type');
  expect(asWritten('items.2.position.0')).toBe('items.1.position.0 (i = 1)');
  expect(asWritten('variants.0.items.3.position')).toBe('items.1.position (i = 2, in variants.0)');
  expect(asWritten('variants.1.items.1')).toBe('variants.1.items.0 (i = 1)');
  expect(asWritten('variants.0.start')).toBe('start (in variants.0)');
  expect(asWritten('maxLinesOfCode')).toBe('maxLinesOfCode');
});

test('what is no level stays as it is', () => {
  for (const value of [null, 3, []]) expect(expandLevel(value).level).toEqual(value);
  const odd = { items: 3, constants: [1, {}], names: {}, variants: [2] };
  expect(expandLevel(odd)).toMatchObject({
    level: { items: 3, constants: [1, {}], variants: [2] },
    problems: [],
  });
});
