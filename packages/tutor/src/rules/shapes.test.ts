import { describe, expect, test } from '@jest/globals';
import { advise } from '../advise.ts';
import { pythonError, request, threeDoses } from '../testing/ask.ts';
import type { TutorError, TutorRequest } from '../tutor.types.ts';

const typeError = (line: number, detail: string): TutorError => pythonError('type', line, { detail });

/** A program that stopped, or one that left the carrot on the field. */
const ended = (
  code: string,
  error: TutorError | null = null,
  more: Partial<TutorRequest> = {},
): TutorRequest =>
  request({ code, error, references: [], run: error ? null : { commands: [], variables: {} }, ...more });

const LOCK =
  'import asyncio\n\nasync def cook(name):\n    oven = asyncio.Lock()\n    async with oven:\n        pass\n';
const MAKER =
  'def limited(most):\n    def decorator(job):\n        def wrapper(crop):\n            return job(crop) + most\n        return wrapper\n    return decorator\n\n';
const CLASS = 'class Helper:\n    def go(self):\n        player.move_forward(2)\n';
const NO_SELF = "Helper.go() missing 1 required positional argument: 'self'";
const NO_INDEX = 'list indices must be integers or slices, not str';
const NO_NAME = "label() got an unexpected keyword argument 'crop'";
const NO_PLACES = "'builtin_function_or_method' object is not subscriptable";

describe('what is wrong by the program itself, whatever the reference does', () => {
  test.each([
    ['a lock for each call', ended(`${LOCK}\nawait asyncio.gather(cook("a"), cook("b"))`), 'lock-own', 4],
    ['a decorator without its value', ended(`${MAKER}@limited\ndef ask(crop):\n    return 1\nask(1)`), 'argument-missing', 8],
    ['a class in place of an object', ended(`${CLASS}jobs = [Helper]\nhelper = jobs[0]\nhelper.go()`, typeError(6, NO_SELF)), 'class-uncalled', 5],
    ['a list used as a dictionary', ended('known = []\nknown["a"] = 1', typeError(2, NO_INDEX)), 'empty-other', 1],
    ['a dictionary used as a list', ended('seen = {}\nseen.append(1)', pythonError('attribute', 2, { name: 'append', detail: "'dict' object has no attribute 'append'" })), 'empty-other', 1],
    ['a sum that nothing keeps', ended('done = 0\nwhile done < 3:\n    player.turn_left()\n    done + 1'), 'sum-dropped', 4],
    ['square brackets after a method', ended('stock = {"a": 1}\nn = stock.pop["a"]', typeError(2, NO_PLACES)), 'bracket-kind', 2],
    ['one star for two', ended('def label(*facts):\n    pass\nlabel(crop="a")', typeError(3, NO_NAME), { references: ['def label(**facts):\n    pass\nlabel(crop="a")'] }), 'star-other', 1],
    ['a text without its f', ended('farm = "a"\nplayer.speak("To {farm}!")'), 'f-missing', 2],
    ['an error in small letters', ended('try:\n    n = int("a")\nexcept valueError:\n    n = 1', pythonError('name', 3, { name: 'valueError' })), 'keyword-case', 3],
    ['an error that is misspelled', ended('try:\n    n = int("a")\nexcept ValuError:\n    n = 1', pythonError('name', 3, { name: 'ValuError' })), 'name-near', 3],
  ] as const)('%s', (_what, asked, kind, line) => {
    const { kind: told, line: where } = threeDoses(asked)[1];
    expect([told, where]).toEqual([kind, line]);
  }); // prettier-ignore
});

describe('a program that is right in its shape gets no such tip', () => {
  test.each([
    ['a lock that a function makes for the functions in it', ended('import asyncio\n\nasync def main():\n    oven = asyncio.Lock()\n    async def cook(name):\n        async with oven:\n            pass\n    await asyncio.gather(cook("a"), cook("b"))\n\nawait main()'), 'lock-own'],
    ['a lock of one function that runs alone', ended(`${LOCK}\nawait cook("a")`), 'lock-own'],
    ['a decorator that takes the function at once', ended('def twice(job):\n    def outer():\n        def inner():\n            job()\n        return inner\n    return outer\n\n@twice\ndef go():\n    player.turn_left()'), 'argument-missing'],
    ['a decorator with its value', ended(`${MAKER}@limited(2)\ndef ask(crop):\n    return 1\nask(1)`), 'argument-missing'],
    ['a list with a wrong place', ended('known = []\nknown.append(1)\nprint(known["a"])', typeError(3, NO_INDEX)), 'empty-other'],
    ['a sum that a function ends with', ended('n = 1\ndef more():\n    n + 1\nmore()'), 'sum-dropped'],
    ['a text for format()', ended('farm = "a"\nplayer.speak("To {farm}!".format(farm=farm))'), 'f-missing'],
    ['a text with other curly brackets', ended('farm = "a"\nplayer.speak("{pea}" + farm)'), 'f-missing'],
    ['a text that is only printed', ended('farm = "a"\nprint("{farm}")\nplayer.turn_left()'), 'f-missing'],
    ['a text that grows by +=', ended('word = ""\nword += "a"'), 'sum-dropped'],
    ['names for a function without stars', ended('def label(facts):\n    pass\nlabel(crop="a")', typeError(3, NO_NAME)), 'star-other'],
    ['a name of its own in capital letters', ended('Steps = 2\nplayer.move_forward(steps)', pythonError('name', 2, { name: 'steps' })), 'keyword-case'],
  ] as const)('%s', (_what, asked, kind) => {
    expect(advise(asked).kind).not.toBe(kind);
  }); // prettier-ignore
});

describe('a comparison with the reference claims nothing that holds only for its shape', () => {
  test('of two other orders in a program that cannot be followed none is called wrong', () => {
    const code =
      'class Helper:\n    def go(self):\n        player.turn_left()\n        player.move_forward(2)\n        player.speak("a")\n\nhelper = Helper()\nhelper.go()\ntotal = 0\ntotal += helper\nplayer.collect("carrot")\n';
    const reference =
      'class Helper:\n    def go(self):\n        player.move_forward(2)\n        player.turn_left()\n\nhelper = Helper()\nplayer.collect("carrot")\nhelper.go()\n';
    const error = typeError(10, "unsupported operand type(s) for +=: 'int' and 'Helper'");
    const { kind } = advise(request({ code, references: [reference], error }));
    expect(['line-too-late', 'line-too-early', 'line-extra']).not.toContain(kind);
  });

  test('one line in the wrong order is still called so', () => {
    const code =
      'class Helper:\n    def go(self):\n        player.turn_left()\n        player.move_forward(2)\n\nHelper().go()\n';
    const reference = code.replace(/( +player.turn_left\(\)\n)( +player.move_forward\(2\)\n)/u, '$2$1');
    const { kind } = advise(
      request({ code, references: [reference], error: null, run: { commands: [], variables: {} } }),
    );
    expect(kind).toBe('line-too-late');
  });
});
