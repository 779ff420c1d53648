import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import type { TestPage } from './page.ts';
import { openTab, run, start, useTestBrowser } from './test-browser.ts';

declare const page: TestPage;

const shared = useTestBrowser();
const open = (path: string, inside = shared.context): Promise<Page> => openTab(shared, path, inside);

async function runAfterRestart(tab: Page, code: string) {
  await start(tab);
  return run(tab, code);
}

test('code in the worker cannot call the API', async () => {
  const tab = await open('/plain');
  await tab.evaluate(() => page.attack('/open/attack.js'));
  const without = shared.server.apiCalls.splice(0);
  assert.ok(without.length >= 6, `the attack must work where nothing forbids it: ${without.join(' ')}`);
  await tab.evaluate(() => page.attack('/python/attack.js'));
  assert.deepEqual(shared.server.apiCalls, []);

  await start(tab);
  const escape = [
    'host = player.move_forward.__func__.__globals__["_command"].__globals__["burrow_host"].host',
    'try:',
    '  host.command.constructor("fetch(\'/api/python\')")()',
    'except BaseException as error:',
    '  print(type(error).__name__, error)',
    'names = [n for n in ("fetch", "XMLHttpRequest", "WebSocket", "indexedDB", "importScripts") if hasattr(host.command.constructor, n)]',
    'print(names)',
  ].join('\n');
  const outcome = await run(tab, escape);
  assert.equal(outcome.status, 'finished');
  assert.match(outcome.output.map(chunk => chunk.text).join(''), /EvalError|Content Security Policy/);
  assert.deepEqual(shared.server.apiCalls, []);
  await tab.close();
});

/** Reaches the host as it is while the program runs, and the worker's own objects from there. */
const REACH = [
  'import sys',
  'host = sys.modules["burrow_host"].host',
  'function = host.command.constructor',
  'object = host.command.__proto__.__proto__ if hasattr(host.command, "__proto__") else None',
].join('\n');

const printed = (outcome: Awaited<ReturnType<typeof run>>): string =>
  outcome.output.map(({ text }) => text).join('');

test('a program that reaches behind Python finds no way out, and leaves nothing behind', async () => {
  const tab = await open('/isolated');
  await start(tab);
  const names =
    'fetch XMLHttpRequest WebSocket indexedDB caches BroadcastChannel importScripts Worker postMessage';
  const ways = await run(
    tab,
    [
      REACH,
      'out = []',
      `for name in "${names}".split():`,
      '    for owner in (host, host.command, function, object):',
      '        if owner is not None and hasattr(owner, name):',
      '            out.append(name)',
      'print("out", out)',
      'for name in ("fly", "move_forward"):',
      '    print(host.command(name, "not json", 1, "[]", None))',
    ].join('\n'),
  );
  assert.equal(printed(ways), 'out []\n{"ended":true}\n{"ended":true}\n', ways.error?.message);
  assert.deepEqual(ways.commands, []);

  const spoil = await run(
    tab,
    [
      REACH,
      'for owner in (function.prototype, object, function):',
      '    try:',
      '        owner.spoilt = 1',
      '        print("written")',
      '    except BaseException as error:',
      '        print("refused")',
      'sys.modules["keep"] = host',
    ].join('\n'),
  );
  assert.doesNotMatch(printed(spoil), /written/, spoil.error?.message);
  const next = await run(
    tab,
    'import sys\nprint("keep" in sys.modules, sys.modules["burrow_host"].host is None)',
  );
  assert.equal(printed(next), 'False False\n');
  await tab.close();
});

test('a host that a program kept is dead in the next run', async () => {
  const tab = await open('/isolated');
  await start(tab);
  // The names of our own modules are not restored between runs.
  await run(tab, 'import sys\nsys.modules["burrow_limits"].kept = sys.modules["burrow_host"].host');
  const next = await run(
    tab,
    'import sys\nprint(sys.modules["burrow_limits"].kept.command("turn_left", "null", 1, "[]", None))',
  );
  assert.equal(printed(next), '{"ended":true}\n');
  assert.deepEqual(next.commands, []);
  await tab.close();
});

test('a program that changes shared objects ends its worker; recreated parts of Pyodide offer no way out', async () => {
  const tab = await open('/isolated');
  await start(tab);
  const remade = [
    REACH,
    'bootstrap = sys.modules["_frozen_importlib"]',
    'core = bootstrap._imp.create_builtin(bootstrap.ModuleSpec("_pyodide_core", None))',
    'bootstrap._imp.exec_builtin(core)',
    'print([name for name in ("js", "fetch", "run_js", "globalThis") if hasattr(core, name)])',
  ].join('\n');
  assert.equal(printed(await run(tab, remade)), '[]\n');
  assert.equal(await tab.evaluate(() => page.engine.state), 'ready');

  const change = [
    REACH,
    'try:',
    '    function("1")',
    'except BaseException as error:',
    '    error.constructor.prototype.name = "changed"',
    '    print("changed")',
  ].join('\n');
  const outcome = await run(tab, change);
  assert.equal(printed(outcome), 'changed\n', outcome.error?.message);
  assert.equal(outcome.status, 'finished');
  assert.notEqual(await tab.evaluate(() => page.engine.state), 'ready');
  assert.equal((await runAfterRestart(tab, 'player.turn_left()')).status, 'finished');
  await tab.close();
});
