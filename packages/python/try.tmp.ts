import { createNodeRunner } from './src/node/index.ts';
import { fieldLevel } from '@burrow/world/testing';
const t0 = performance.now();
const runner = await createNodeRunner();
console.log('boot', performance.now() - t0);
const cases = process.argv[2]
  ? [process.argv[2].replaceAll('\\n', '\n')]
  : [
      'player.move_forward(2)\nx = 5\nplayer.collect("carrot")\nprint("hi")\ny=[1,2]',
      'player.move_forward(99)',
      'while True: pass',
      'while True:\n  try:\n    while True: pass\n  except BaseException: pass',
      'sum(range(10**9))',
      'def f(n): return f(n+1)\nf(0)',
      'import sys\nsys.setrecursionlimit(10**9)\ndef f(n): return f(n+1)\nf(0)',
      'x=[]\nfor i in range(1000000): x=[x]\nprint(x)',
      'x=[]\nfor i in range(1000000): x=[x]\nrepr(x)',
      'class A:\n  def __getattr__(s,n): return getattr(s,n)\nA().x',
      'x = [0]*(2*10**9//8)',
      'x = bytearray(2*10**9)',
      'x=[]\nwhile True: x.append([0]*100000)',
      'for i in range(10**6): print(i)',
      'import js',
      'import pyodide_js',
      'import pyodide',
      '__import__("js")',
      'import importlib\nimportlib.import_module("js")',
      'import sys\nsys.modules["js"]',
      'import sys\nsys.meta_path.clear()\n__import__("js")',
      '__import__("importlib").import_module("pyodide.code")',
      'open("/etc/passwd")',
      'import io\nio.open("/etc/passwd")',
      'import time\ntime.sleep(100)',
      'import time\nfor i in range(4): time.sleep(1)\nprint("ok")',
      'input("x")',
      'print("a',
      'if True:\n\tx=1\n        y=2',
      'número = 5\nプレイヤー = player\nプレイヤー.move_forward()\nprint(número)',
      'exit()',
      'import sys\nsys.exit(3)',
      'try:\n  while True: pass\nexcept KeyboardInterrupt:\n  print("caught")',
      'import random, math, json, statistics, dataclasses, asyncio\nprint(random.random(), math.pi)',
      'import builtins\nbuiltins.print = 5\nimport math\nmath.pi = 3\nlen = 3',
      'import math\nprint(math.pi, len("ab"))',
      'class A:\n  def __del__(s):\n    while True: pass\nx=A()',
      'print(1)',
      'while True:\n  try: player.turn_left()\n  except Exception: pass',
      'raise PlayerError("x")',
      'class E(Exception):\n  def __str__(s):\n    while True: pass\nraise E()',
      'print(x)',
      'player.jump()',
      '{}["a"]',
      '1/0',
      'a=10**100000\nplayer.turn_left()\nprint(player)',
    ];
for (const code of cases) {
  const t = performance.now();
  const o = await runner.run({
    code,
    level: fieldLevel({ constants: [{ name: 'c', value: { $float: 4 } }] }),
  });
  console.log(
    JSON.stringify(code).slice(0, 90),
    '=>',
    Math.round(performance.now() - t),
    o.status,
    o.error && [o.error.code, o.error.line, o.error.message, o.error.params],
    o.steps.length,
    o.output.length,
    process.argv[2] ? o : '',
  );
}
runner.dispose();
