import { describe, expect, test } from '@jest/globals';
import { fieldLevel, goal } from '@burrow/world/testing';
import { advise } from '../advise.ts';
import { FIELD, pythonError, request } from '../testing/ask.ts';
import type { TutorError, TutorRequest } from '../tutor.types.ts';

/** The second dose, which says where to look, in a language. */
function pointer(asked: TutorRequest, language: string) {
  const inLanguage = { ...asked, language };
  return advise({ ...inLanguage, given: [advise(inLanguage).key] });
}

/** A run that went through and left the carrot on the field. */
const NOTHING_DONE = { commands: [], variables: {} };

interface Case {
  readonly code: string;
  readonly error?: TutorError;
  readonly references?: readonly string[];
}

const asking = ({ code, error, references = [] }: Case): TutorRequest =>
  request({ code, error: error ?? null, references, run: error ? null : NOTHING_DONE });

const typeError = (line: number, detail: string): TutorError => pythonError('type', line, { detail });
const nameError = (line: number, name: string): TutorError =>
  pythonError('name', line, { detail: `name '${name}' is not defined`, name });

const CASES: readonly (readonly [string, Case, string, number | null, string, string])[] = [
  [
    'a function that no line calls',
    { code: 'def fetch():\n    player.move_forward(2)\n    player.collect("carrot")\n' },
    'function-uncalled', 1, 'no line calls it', 'لا سطر يستدعيها',
  ],
  [
    'a class that makes no object',
    { code: 'class Cow:\n    pass\nclass Calf(Cow):\n    pass\ncow = Cow()\n' },
    'function-uncalled', 3, 'no line calls it', 'لا سطر يستدعيها',
  ],
  [
    'a function that is only named',
    { code: 'def fetch():\n    player.move_forward(2)\nfetch\n' },
    'call-missing', 3, 'only names fetch', 'يذكر fetch فقط',
  ],
  [
    'a method that is only named',
    { code: 'class Can:\n    def fill(self):\n        self.water = 3\ncan = Can()\ncan.fill\n' },
    'call-missing', 5, 'only names fill', 'يذكر fill فقط',
  ],
  [
    'a function that works a value out and keeps it',
    {
      code: 'def price(litres):\n    coins = litres * 3\nprint(price(2) + 1)\n',
      error: typeError(3, "unsupported operand type(s) for +: 'NoneType' and 'int'"),
    },
    'return-missing', 2, 'gives nothing back', 'لا تعيد شيئًا',
  ],
  [
    'a function that prints instead of returning',
    {
      code: 'def price(litres):\n    print(litres * 3)\ntotal = price(2)\nprint(total + 1)\n',
      error: typeError(4, "unsupported operand type(s) for +: 'NoneType' and 'int'"),
    },
    'print-for-return', 2, 'only shows the value', 'يعرض السطر 2 القيمة فقط',
  ],
  [
    'a list as a default',
    { code: 'def pack(crop, bag=[]):\n    bag.append(crop)\n    return bag\nfirst = pack("pea")\nsecond = pack("corn")\n' },
    'default-shared', 1, 'just once', 'مرة واحدة فقط',
  ],
  [
    'self forgotten in a method',
    {
      code: 'class Helper:\n    def pick(crop):\n        player.collect(crop)\nHelper().pick("carrot")\n',
      error: typeError(4, 'Helper.pick() takes 1 positional argument but 2 were given'),
    },
    'self-parameter', 2, 'no name for its own object', 'ليس فيها مكان للكائن',
  ],
  [
    'self forgotten in a method that uses it',
    {
      code: 'class Hen:\n    def __init__(name):\n        self.name = name\nhen = Hen()\n',
      error: nameError(3, 'self'),
    },
    'self-parameter', 2, 'no name for its own object', 'ليس فيها مكان للكائن',
  ],
  [
    'self forgotten where an attribute is used',
    {
      code: 'class Cart:\n    def __init__(self):\n        self.load = []\n    def add(self, crop):\n        load.append(crop)\nCart().add("pea")\n',
      error: nameError(5, 'load'),
    },
    'self-missing', 5, 'belongs to the object', 'تابع للكائن',
  ],
  [
    'self forgotten where an attribute is made',
    {
      code: 'class Hen:\n    def __init__(self, name):\n        name = name\nhen = Hen("Dot")\nplayer.speak(hen.name)\n',
      error: pythonError('attribute', 5, { detail: "'Hen' object has no attribute 'name'", name: 'name' }),
    },
    'self-missing', 3, 'belongs to the object', 'تابع للكائن',
  ],
  [
    'a range that ends one too early',
    {
      code: 'for row in range(1, rows):\n    player.move_forward(row)\n',
      references: ['for row in range(1, rows + 1):\n    player.move_forward(row)\n'],
    },
    'range-short', 1, 'one time too few', 'مرة أقل',
  ],
  [
    'a range that ends one too late',
    {
      code: 'for row in range(rows + 1):\n    player.move_forward(1)\n',
      references: ['for row in range(rows):\n    player.move_forward(1)\n'],
    },
    'range-long', 1, 'one time too many', 'مرة أكثر',
  ],
  [
    'a range that starts at 0',
    {
      code: 'for row in range(rows):\n    player.move_forward(row)\n',
      references: ['for row in range(1, rows + 1):\n    player.move_forward(row)\n'],
    },
    'range-shifted', 1, 'starts at 0', 'تبدأ range() من 0',
  ],
  [
    'one equals sign in a question',
    { code: 'word = player.read()\nif word = "left":\n    player.turn_left()\n', error: pythonError('syntax', 2) },
    'single-equals', 2, 'two equals signs', 'علامتين',
  ],
  [
    'a list that changes under the loop',
    { code: 'plan = ["weed", "weed", "pea"]\nfor crop in plan:\n    if crop == "weed":\n        plan.remove(crop)\n' },
    'list-changed', 2, 'a line inside it changes plan', 'على plan',
  ],
  [
    'a list that changes under its numbers',
    {
      code: 'plan = ["weed", "pea"]\nfor i in range(len(plan)):\n    if plan[i] == "weed":\n        plan.pop(i)\n',
      error: pythonError('index', 3, { detail: 'list index out of range' }),
    },
    'list-changed', 2, 'goes through plan', 'على plan',
  ],
  [
    'a generator that is used up',
    { code: 'heavy = (kg for kg in [12, 20, 30] if kg > 15)\nprint(sum(heavy))\nfor kg in heavy:\n    player.move_forward(kg)\n' },
    'row-used-up', 3, 'line 2 has already taken everything', 'السطر 2 أخذ كل ما فيه',
  ],
  [
    'a function with yield that is used up',
    { code: 'def belt():\n    yield "pea"\n    yield "corn"\ncrops = belt()\nprint(list(crops))\nfor crop in crops:\n    player.collect(crop)\n' },
    'row-used-up', 6, 'line 5 has already taken everything', 'السطر 5 أخذ كل ما فيه',
  ],
  [
    'await forgotten, so that the oven says what it is doing',
    {
      code: 'async def morning():\n    loaf = bake("bread")\n    player.speak(loaf)\nawait morning()\n',
      error: { code: 'world/speak-data', line: 3, params: { said: 'coroutine' } },
    },
    'await-missing', 3, "isn't ready yet", 'await',
  ],
  [
    'await forgotten inside a text',
    {
      code: 'async def morning():\n    loaf = bake("bread")\n    player.speak(f"{loaf}")\nawait morning()\n',
      error: { code: 'world/speak-wrong-phrase', line: 3, params: { said: '<coroutine object bake at 0x16>' } },
    },
    'await-missing', 3, "isn't ready yet", 'await',
  ],
  [
    'a decorator that does not give its wrapper back',
    {
      code: 'def twice(job):\n    def wrapper():\n        job()\n        job()\n@twice\ndef pick():\n    player.collect("carrot")\npick()\n',
      error: typeError(8, "'NoneType' object is not callable"),
    },
    'inner-unreturned', 1, "doesn't give it back", 'لا تعيدها',
  ],
]; // prettier-ignore

describe('misconceptions of later chapters', () => {
  test.each(CASES)('%s', (_name, asked, kind, line, english, arabic) => {
    const told = pointer(asking(asked), 'en');
    expect(told).toMatchObject({ kind, line });
    expect(told.text).toContain(english);
    expect(pointer(asking(asked), 'ar').text).toContain(arabic);
  });
});

describe('no misconception where there is none', () => {
  const kindOf = (asked: Case): string => advise(asking(asked)).kind;

  test.each([
    ['a default that nothing changes', 'def pack(crop, bag=[]):\n    return [crop]\npack("pea")\npack("corn")\n'],
    ['a list as a default of a single call', 'def pack(bag=[]):\n    bag.append("pea")\npack()\n'],
    ['a loop that stops after the change', 'plan = ["pea"]\nfor crop in plan:\n    plan.remove(crop)\n    break\n'],
    ['a loop over a copy', 'plan = ["pea"]\nfor crop in list(plan):\n    plan.remove(crop)\n'],
    ['a list that is gone through twice', 'plan = [kg for kg in [1, 2]]\nprint(sum(plan))\nprint(list(plan))\n'],
    ['a generator that a loop leaves early', 'belt = (kg for kg in [1, 2])\nfor kg in belt:\n    break\nprint(list(belt))\n'],
    ['a property that is only named', 'class Bed:\n    @property\n    def size(self):\n        return 3\nbed = Bed()\nbed.size\n'],
  ])('%s', (_name, code) => {
    expect(['default-shared', 'list-changed', 'row-used-up', 'call-missing']).not.toContain(kindOf({ code }));
  }); // prettier-ignore

  test('a reference that does it too', () => {
    const code = 'plan = ["pea"]\nfor crop in plan:\n    plan.remove(crop)\n';
    expect(kindOf({ code, references: [`${code}player.move_forward(2)\n`] })).not.toBe('list-changed');
  });

  test('None from Python’s own method blames no function', () => {
    const error = typeError(3, "'NoneType' object is not iterable");
    const code = 'def go():\n    player.open()\nfor crop in plan.sort():\n    player.collect(crop)\n';
    expect(kindOf({ code, error })).toBe('none-from-method');
  });

  test('a method that gets too much although it has self', () => {
    const error = typeError(4, 'Hen.lay() takes 1 positional argument but 2 were given');
    const code = 'class Hen:\n    def lay(self):\n        return 1\nHen().lay(2)\n';
    expect(kindOf({ code, error })).not.toBe('self-parameter');
  });

  test('a name that no method keeps', () => {
    const code = 'class Cart:\n    def add(self, crop):\n        load.append(crop)\nCart().add("pea")\n';
    expect(kindOf({ code, error: nameError(3, 'load') })).toBe('name-unknown');
  });
});

test('a program that meets its goals hears of no misconception', () => {
  const level = fieldLevel({ levelGoals: [goal({ action: 'assign', variable: 'plan', data: ['pea'] })] });
  const code = 'plan = ["weed", "pea"]\nfor crop in plan:\n    plan.remove("weed")\n';
  const run = { commands: [], variables: { plan: ['pea'] } };
  expect(advise(request({ level: { ...FIELD, ...level }, code, run })).kind).toBe('complete');
});
