import { describe, expect, jest, test } from '@jest/globals';
import { PLAYER_COMMANDS } from '@burrow/contracts';
import { PYTHON_ERROR_CONTEXTS } from '@burrow/contracts/errors';
import { item } from '@burrow/world/testing';
import type { RunOutcome } from '../run.types.ts';
import { sharedRunner } from '../testing/shared-runner.ts';

jest.setTimeout(60_000);
const run = sharedRunner();
const printed = (outcome: RunOutcome): string => outcome.output.map(chunk => chunk.text).join('');

/** Code, line, the text's key, and the values of its placeholders. */
const MISTAKES: [string, number, string, Record<string, unknown>][] = [
  ['player.moveForward()', 1, 'python/attribute_command-near', { name: 'moveForward', near: 'move_forward' }],
  ['player.mov_forward()', 1, 'python/attribute_command-near', { near: 'move_forward' }],
  ['player.movve(2)', 1, 'python/attribute_command-near', { near: 'move_forward' }],
  ['player.walk(2)', 1, 'python/attribute_command-near', { near: 'move_forward' }],
  ['movve(2)', 1, 'python/name_command', { usage: 'player.move_forward(2)' }],
  ['player.turnleft()', 1, 'python/attribute_command-near', { near: 'turn_left' }],
  ['player.collet("egg")', 1, 'python/attribute_command-near', { near: 'collect' }],
  ['x = 1\nplayer.jump()', 2, 'python/attribute_command', { name: 'jump' }],
  ['player = 3\nplayer.turn_left()', 2, 'python/attribute_player', { value: '3' }],
  ['player = player.turn_left()\nplayer.push()', 2, 'python/attribute_player', { value: 'None' }],
  ['player.x = 3', 1, 'python/attribute_fixed', {}],
  ['player.turn_left = 3', 1, 'python/attribute_fixed', {}],
  ['x = player.turn_left()\nx.foo', 2, 'python/attribute_none', {}],
  ['x = [1]\nx.apend(2)', 2, 'python/attribute_near', { kind: 'list', near: 'append' }],
  ['class A: pass\nA().foo', 2, 'python/attribute', { kind: 'A', name: 'foo' }],
  ['player.turn_right()\nplayer.turn_left', 2, 'python/no-call', { usage: 'player.turn_left()' }],
  ['if True: player.move_forward  # two', 1, 'python/no-call', { usage: 'player.move_forward(2)' }],
  ['move_forward(2)', 1, 'python/name_command', { usage: 'player.move_forward(2)' }],
  ['Player.turn_left()', 1, 'python/name_near', { near: 'player' }],
  ['carrots = 2\nprint(carots)', 2, 'python/name_near', { name: 'carots', near: 'carrots' }],
  ['Print("hi")', 1, 'python/name_near', { near: 'print' }],
  ['x = true', 1, 'python/name_near', { near: 'True' }],
  ['def f(steps):\n    return stpes\nf(1)', 2, 'python/name_near', { near: 'steps' }],
  ['print(math.pi)', 1, 'python/name_import', { name: 'math' }],
  ['def f():\n    print(x)\n    x = 1\nf()', 2, 'python/name_unbound', { name: 'x' }],
  ['zebra', 1, 'python/name', { name: 'zebra' }],
  ['player.move_forward(1, 2)', 1, 'python/type_command', { usage: 'player.move_forward(2)' }],
  ['player.move_forward(step=2)', 1, 'python/type_command', { usage: 'player.move_forward(2)' }],
  ['player.turn_left(2)', 1, 'python/type_command', { usage: 'player.turn_left()' }],
  ['player.collect()', 1, 'python/type_command', { usage: 'player.collect("log")' }],
  ['def f(a, b): pass\nf(1)', 2, 'python/type_arguments', { name: 'f' }],
  ['"a"()', 1, 'python/type_call', { kind: 'str' }],
  ['"steps: " + 5', 1, 'python/type_text-number', {}],
  ['5 + "a"', 1, 'python/type_text-number', {}],
  ['x = player.turn_left()\nx + 1', 2, 'python/type_none', {}],
  ['async def f(): return 1\nx = f() + 1', 2, 'python/type_await', {}],
  ['3 < "a"', 1, 'python/type_compare', { left: 'int', right: 'str', sign: '<' }],
  ['"a" - "b"', 1, 'python/type_operands', { sign: '-' }],
  ['[1] + 2', 1, 'python/type_together', { left: 'list', right: 'int' }],
  ['for i in 5: pass', 1, 'python/type_loop', { kind: 'int' }],
  ['a, b = 5', 1, 'python/type_unpack', { kind: 'int' }],
  ['print(len=3)', 1, 'python/type_keyword', { name: 'print', word: 'len' }],
  ['player.collect["log"]', 1, 'python/type_round', {}],
  ['x = 5\nx[0]', 2, 'python/type_places', { kind: 'int' }],
  ['for i in range("3"): pass', 1, 'python/type_whole', {}],
  ['{[1]: 2}', 1, 'python/type_key', { kind: 'list' }],
  ['len(5)', 1, 'python/type', {}],
  ['a, b = [1, 2, 3]', 1, 'python/value_unpack', { need: '2', have: '3' }],
  ['int("5.5")', 1, 'python/value_number', { text: "'5.5'" }],
  ['print(10 ** 5000)', 1, 'python/value_large', {}],
  ['[1].remove(2)', 1, 'python/value_missing', {}],
  ['[].pop()', 1, 'python/index_empty', {}],
  ['a = [1, 2]\nprint(a[len(a)], a[2])', 2, 'python/index', {}],
  ['def f(a, i):\n    return a[i + 1]\nf("abc", 2)', 2, 'python/index_place', { index: 3, length: 3, last: 2 }],
  ['a = []\na[0] = 1', 2, 'python/index_empty', {}],
  ['crops = {"corn": 1}\ncrops["Corn"]', 2, 'python/key_near', { near: "'corn'" }],
  ['{"a": 1}["zebra"]', 1, 'python/key', {}],
  ['from math import sqroot', 1, 'python/import_part', { name: 'math', part: 'sqroot' }],
  ['from player import *', 1, 'python/import_player', {}],
  ['import os', 1, 'python/import', { name: 'os' }],
  ['assert 1 == 2', 1, 'python/other_assert', {}],
  ['next(iter([]))', 1, 'python/other_next', {}],
  ['"a" * 10 ** 12', 1, 'python/other_large', {}],
  ['class Oops(Exception): pass\nraise Oops("wet")', 2, 'python/other', { error: 'Oops: wet' }],
  ['raise NotImplementedError', 1, 'python/other', { error: 'NotImplementedError' }],
  ['player.turn_left()\nprint("a"', 2, 'python/syntax_open', { sign: '(' }],
  ['print(1))', 1, 'python/syntax_unmatched', { sign: ')' }],
  ["print('a)", 1, 'python/syntax_quote', {}],
  ['for i in range(3)\n    print(i)', 1, 'python/syntax_colon', {}],
  ['print(“hi”)', 1, 'python/syntax_curly', { sign: '“' }],
  ['player.move_forward（2）', 1, 'python/syntax_wide', { sign: '（', near: '(' }],
  ['class = 3', 1, 'python/syntax_keyword', { word: 'class' }],
  ['my steps = 3', 1, 'python/syntax_spaced', { near: 'my_steps' }],
  ['player.move forward(2)', 1, 'python/syntax_spaced', { near: 'move_forward' }],
  ['2steps = 3', 1, 'python/syntax_digit', {}],
  ['for i in range(3):\n    print(i)\n    else:\n    print(2)', 3, 'python/syntax_part-place', { word: 'else', opener: 'for', first: 1 }],
  ['x = 1\nelse:\n    pass', 2, 'python/syntax_part-alone', { word: 'else', opener: 'if' }],
  ['if 1:\n    pass\nelse:\n    pass\nelif 2:\n    pass', 5, 'python/syntax_part-order', {}],
  ['player move_forward(2)', 1, 'python/syntax_dot', { usage: 'player.move_forward(2)' }],
  ['player.push() player.open()', 1, 'python/syntax_two', {}],
  ['player.move_forward{2}', 1, 'python/syntax_round', { usage: 'player.move_forward(2)' }],
  ['if 1 && 2:\n    pass', 1, 'python/syntax_foreign', { said: '&&', near: 'and' }],
  ['go to the carrot', 1, 'python/syntax_prose', {}],
  ['3 = x', 1, 'python/syntax_assign', {}],
  ['x = ١٢', 1, 'python/syntax_character', { sign: '١' }],
  ['x\u00a0= 1', 1, 'python/syntax_invisible', {}],
  ['x = 1\nprint("a\0b")', 2, 'python/syntax_invisible', {}],
  ['x = 1\r\n\n# \ud83d\nprint("\udc30")', 3, 'python/syntax_invisible', {}],
  ['if x = 3:\n    pass', 1, 'python/syntax_equals', {}],
  ['f() += 1', 1, 'python/syntax_assign', {}],
  ['x = 1\nbreak', 2, 'python/syntax_outside', { word: 'break' }],
  ['return 5', 1, 'python/syntax_outside', { word: 'return' }],
  ['x = [1 2]', 1, 'python/syntax_comma', {}],
  ['print "hi"', 1, 'python/syntax_brackets', { name: 'print' }],
  ['wihle True:\n    pass', 1, 'python/syntax_near', { name: 'wihle', near: 'while' }],
  ['if True:\n    pass\nesle:\n    pass', 3, 'python/syntax_near', { near: 'else' }],
  ['For i in range(3):\n    pass', 1, 'python/syntax_near', { near: 'for' }],
  ['def f(:\n    pass', 1, 'python/syntax', {}],
  ['for i in range(3):\nprint(i)', 2, 'python/indentation_block', { word: 'for', first: 1 }],
  ['def f():\nprint(1)', 2, 'python/indentation_block', { word: 'def', first: 1 }],
  ['class Hen:\nx = 1', 2, 'python/indentation_block', { word: 'class', first: 1 }],
  ['if 1:\n    pass\nelse if 2:\n    pass', 3, 'python/syntax_foreign', { said: 'else if', near: 'elif' }],
  ['if 1:\n    pass\nelse x > 2:\n    pass', 3, 'python/syntax_near', { name: 'else', near: 'elif' }],
  ['if 1:\n    pass\nelse\n    pass', 3, 'python/syntax_colon', {}],
  ['my-name = 3', 1, 'python/syntax_near', { name: 'my-name', near: 'my_name' }],
  ['my-name-two = 3', 1, 'python/syntax_near', { near: 'my_name_two' }],
  ['x + 1 = 3', 1, 'python/syntax_equals', {}],
  ['🐰 = 3', 1, 'python/syntax_character', { sign: '🐰' }],
  ['if True:\n        x = 1\n    y = 2', 3, 'python/indentation_unindent', {}],
  ['x = 1\n  y = 2', 2, 'python/indentation_unexpected', {}],
  ['if True:\n    x = 1\n\ty = 2', 3, 'python/tabs', {}],
]; // prettier-ignore

describe('a mistake is reported with its line and its particular kind', () => {
  test.each(MISTAKES)('%j', async (code, line, key, params) => {
    const { error } = await run(code);
    const context = error?.params['context'];
    expect([context === undefined ? error?.code : `${error?.code}_${context}`, error?.line]).toEqual([
      key,
      line,
    ]);
    expect(error?.params).toMatchObject(params);
  });

  test.each(PLAYER_COMMANDS)('%s without brackets is shown with them', async name => {
    const { error } = await run(`x = 1\nplayer.${name}`);
    expect([error?.code, error?.line]).toEqual(['python/no-call', 2]);
    expect(error?.params['usage']).toMatch(new RegExp(`^player\\.${name}\\(.*\\)$`));
  });

  test('every text for a mistake has a case here', () => {
    const tried = new Set(MISTAKES.map(([, , key]) => key));
    expect(PYTHON_ERROR_CONTEXTS.filter(key => !tried.has(key))).toEqual([]);
    const known: readonly string[] = PYTHON_ERROR_CONTEXTS;
    expect([...tried].filter(key => key.includes('_') && !known.includes(key))).toEqual([]);
  });

  test.each([
    ['import asyncio\nasync def bad():\n    player.move_forward(99)\nasync with asyncio.TaskGroup() as group:\n    group.create_task(bad())', 'world/move-wall', 3],
    ['import asyncio\nasync def bad():\n    player.collect("log")\nasync def main():\n    task = asyncio.create_task(bad())\n    await asyncio.sleep(1)\nasyncio.run(main())', 'world/collect-data', 3],
    ['raise ExceptionGroup("two", [ExceptionGroup("one", [ValueError("x")])])', 'python/value', null],
  ])('of errors that come together the first is told, and one of a task that nobody looked at: %j', async (code, errorCode, line) => {
    const { error } = await run(code);
    expect([error?.code, error?.line]).toEqual([errorCode, line]);
  }); // prettier-ignore
});

describe('what a command is given', () => {
  const egg = { items: [item({ action: 'collect', type: 'egg', position: [3, 5] })] };

  test.each([
    ['"two"', '"two"'], ['-1', '-1'], ['0', '0'], ['1.5', '1.5'], ['2.0', '2.0'], ['None', 'None'], ['True', 'True'],
    ['[2]', '[2]'], ['float("nan")', 'float'], ['10 ** 30', 'int'], ['player', 'Player'],
  ])('move_forward(%s) is refused and says so', async (argument, said) => {
    const { error } = await run(`x = 1\nplayer.move_forward(${argument})`, egg);
    expect(error).toMatchObject({ code: 'world/move-steps', line: 2, params: { said, column: 3, row: 5 } });
  }); // prettier-ignore

  test('a billion steps end at the wall, and soon', async () => {
    const { error } = await run('player.move_forward(10 ** 9)');
    expect(error).toMatchObject({ code: 'world/move-wall', params: { moved: 9 } });
  });

  test('the player may have another name, and its own name another value', async () => {
    const outcome = await run('rabbit = player\nplayer = 3\nrabbit.turn_left()');
    expect([outcome.error, outcome.commands]).toEqual([null, [['turn_left', null, 3]]]);
  });

  test('a method that is stored for later is not a mistake', async () => {
    const outcome = await run('go = player.turn_left\ngo()\ngo()');
    expect([outcome.error, outcome.commands.length]).toEqual([null, 2]);
  });

  test('10,000 commands are allowed', async () => {
    const outcome = await run('for i in range(10000):\n    player.turn_left()');
    expect([outcome.status, outcome.commands.length]).toEqual(['finished', 10_000]);
  });
});

describe('programs of every style', () => {
  test.each([
    ['nothing', '', ''],
    ['only empty lines', '   \n\n', ''],
    ['only comments', '# hi\n# there', ''],
    ['Windows line ends', 'if True:\r\n    print(1)\r\nprint(2)\r\n', '1\n2\n'],
    ['Arabic names and texts', 'اسم = "سلمى"\nprint(f"مرحبا {اسم}")', 'مرحبا سلمى\n'],
    ['emoji', 'print("🐰" * 2)', '🐰🐰\n'],
    ['a walrus', 'n = 0\nwhile (n := n + 1) < 3: print(n)', '1\n2\n'],
    ['recursion to 900', 'def f(n): return 1 + f(n - 1) if n else 0\nprint(f(900))', '900\n'],
    ['modules', 'import random, math, json\nprint(random.randint(1, 1), math.sqrt(4), json.dumps([1]))', '1 2.0 [1]\n'],
    ['a queue', 'import asyncio\nq = asyncio.Queue()\nasync def fill():\n    for n in range(2):\n        await asyncio.sleep(1); await q.put(n)\nasyncio.create_task(fill())\nprint(await q.get(), await q.get())', '0 1\n'],
    ['wait_for', 'import asyncio\ntry: await asyncio.wait_for(asyncio.sleep(9), 1)\nexcept TimeoutError: print("late")', 'late\n'],
  ])('%s', async (_name, code, text) => {
    const outcome = await run(code);
    expect([outcome.error, printed(outcome)]).toEqual([null, text]);
  }); // prettier-ignore

  test('the line of an error is right with Windows line endings', async () => {
    const { error } = await run('x = 1\r\nif x:\r\n    y = 2\r\nplayer.collect("log")\r\n');
    expect(error?.line).toBe(4);
  });

  test('finally runs when the time is up', async () => {
    const outcome = await run('try:\n    while True: pass\nfinally:\n    print("bye")');
    expect([outcome.status, printed(outcome)]).toEqual(['time-limit', 'bye\n']);
  });

  test('a coroutine that was never awaited is reported, with its line, after a run without errors', async () => {
    const texts = { 'python/not-awaited': 'Line {{line}}: {{name}} needs await.' };
    expect(printed(await run('async def go():\n    player.turn_left()\ngo()', {}, texts))).toBe(
      'Line 3: go needs await.\n',
    );
    expect(printed(await run('print(1)', {}, texts))).toBe('1\n');
  });
});
