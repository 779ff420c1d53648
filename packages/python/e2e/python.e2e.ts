import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import assets from '@burrow/python/assets.json' with { type: 'json' };
import { bundlePage } from './bundle-page.ts';
import type { TestPage } from './page.ts';
import { serve, type TestServer } from './serve.ts';

declare const page: TestPage;

const SYSTEM_CHROMIUM = '/usr/bin/chromium';
const ARGS = [
  '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
]; // prettier-ignore

let server: TestServer;
let browser: Browser;
let context: BrowserContext;

function lessonModules(): string[] {
  const text = readFileSync(new URL('../src/py/burrow_modules.py', import.meta.url), 'utf8');
  return (/LESSON_MODULES = frozenset\(\s*"""([^"]+)"""/.exec(text)?.[1] ?? '').split(/\s+/).filter(Boolean);
}

const say = (name: string, value: number): void => console.log(`# ${name}: ${Math.round(value)} ms`);

async function open(path: string, inside = context): Promise<Page> {
  const tab = await inside.newPage();
  await tab.goto(server.origin + path);
  await tab.waitForFunction(() => 'page' in globalThis);
  return tab;
}

const start = (tab: Page): Promise<number> => tab.evaluate(() => page.ready());
const startKind = (tab: Page): Promise<string | null> => tab.evaluate(() => page.engine.startKind);
const run = (tab: Page, code: string) => tab.evaluate(text => page.run(text), code);

async function runAfterRestart(tab: Page, code: string) {
  await start(tab);
  return run(tab, code);
}

before(async () => {
  const web = new URL(`../dist/web/${assets.base.split('/').at(-2)}/`, import.meta.url);
  server = await serve({ base: assets.base, web, page: await bundlePage() });
  const executablePath =
    process.env['CHROMIUM_PATH'] ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined);
  browser = await chromium.launch({ args: ARGS, ...(executablePath ? { executablePath } : {}) });
  context = await browser.newContext();
});

after(async () => {
  await context?.close();
  await browser?.close();
  server?.close();
});

test('the first start is plain, the second one from a snapshot, and both run programs', async () => {
  const first = await open('/isolated');
  say('plain start', await start(first));
  assert.equal(await startKind(first), 'plain');
  const outcome = await run(first, 'print("hi")\nplayer.move_forward(2)\nplayer.collect("carrot")');
  assert.deepEqual(outcome.error, null);
  assert.deepEqual(outcome.commands, [
    ['move_forward', 2, 2],
    ['collect', 'carrot', 3],
  ]);
  assert.deepEqual(outcome.output, [{ text: 'hi\n', step: 0 }]);
  await first.evaluate(() => page.waitForSnapshot());
  await first.close();

  const second = await open('/isolated');
  say('snapshot start', await start(second));
  assert.equal(await startKind(second), 'snapshot');
  assert.equal(
    (await run(second, 'import random, math\nplayer.move_forward()\nprint(random.random())')).status,
    'finished',
  );
  // What a run needs of our own modules is in the memory: a snapshot has no files.
  const asked = await second.evaluate(() =>
    page.runAsked('for turn in range(2):\n    player.turn_left()', 'for'),
  );
  assert.equal(asked.error?.message, undefined);
  assert.deepEqual(asked.variables, { 'uses("for")': true });
  const beyond = await run(second, 'row = [1]\nprint(row[3])');
  assert.equal(beyond.error?.code, 'python/index');
  const files = await run(second, 'open("/etc/passwd")');
  assert.equal(files.error?.code, 'python/no-files');
  assert.equal((await run(second, 'import js')).error?.code, 'python/import');
  for (const name of lessonModules()) {
    const outcome = await run(second, `import ${name}`);
    assert.equal(outcome.error, null, `${name}: ${outcome.error?.message}`);
  }
  await second.close();
});

test('Stop, the time limit and the watchdog end a program, and the next one runs', async () => {
  const tab = await open('/isolated');
  await start(tab);
  const stopped = await tab.evaluate(() => page.stopLatency('print(1)\nwhile True: pass'));
  say('stop with shared memory', stopped.ms);
  assert.equal(stopped.outcome.status, 'stopped');
  assert.equal((await run(tab, 'while True: pass')).status, 'time-limit');
  assert.equal((await run(tab, 'player.turn_left()')).status, 'finished');
  const long = await run(tab, 'player.turn_left()\nsum(range(10**9))');
  assert.equal(long.status, 'time-limit');
  assert.equal(long.error?.message, 'Execution time exceeded 5 seconds. Code stopped to prevent crashing.');
  assert.equal(long.steps.length, 1);
  assert.equal((await runAfterRestart(tab, 'player.turn_left()')).status, 'finished');
  const memory = await run(tab, 'x = bytearray(2 * 10**9)');
  assert.equal(memory.error?.code, 'python/memory');
  assert.equal((await runAfterRestart(tab, 'player.turn_left()')).status, 'finished');
  await tab.close();
});

test('a document isolation policy gives shared memory too', async () => {
  const tab = await open('/policy');
  assert.equal(await tab.evaluate(() => globalThis.crossOriginIsolated), true);
  await start(tab);
  const stopped = await tab.evaluate(() => page.stopLatency('print(1)\nwhile True: pass'));
  assert.equal(stopped.outcome.error?.line, 2);
  assert.equal(await tab.evaluate(() => page.engine.state), 'ready');
  await tab.close();
});

test('without shared memory Stop replaces the worker', async () => {
  const tab = await open('/plain?standby');
  assert.equal(await tab.evaluate(() => globalThis.crossOriginIsolated), false);
  await start(tab);
  await tab.waitForTimeout(4_000);
  const stopped = await tab.evaluate(() =>
    page.stopLatency('player.turn_left()\nprint(1)\nwhile True: pass'),
  );
  assert.equal(stopped.outcome.status, 'stopped');
  assert.equal(stopped.outcome.steps.length, 1);
  say('restart on the standby worker', await start(tab));
  assert.equal((await run(tab, 'player.turn_left()')).status, 'finished');
  await tab.close();
});

test('a program waits for answers and on virtual time, with shared memory and without', async () => {
  const code = [
    'import asyncio',
    'name = input("Who? ")',
    'other = input("And? ")',
    'await asyncio.gather(asyncio.sleep(3600), asyncio.sleep(60))',
    'print(name, other, minutes())',
  ].join('\n');
  for (const path of ['/isolated', '/plain']) {
    const tab = await open(path);
    await start(tab);
    const printed = await tab.evaluate(source => page.runAnswering(source), code);
    assert.equal(printed, 'Who? Ada\nAnd? Ada\nAda Ada 3600\n');
    await tab.close();
  }
});

test('a spoilt snapshot leads back to the plain start', async () => {
  const tab = await open('/plain');
  await start(tab);
  await tab.evaluate(() => page.spoilSnapshot());
  await tab.close();
  for (const _ of [1, 2]) {
    const next = await open('/plain');
    await start(next);
    assert.equal(await startKind(next), 'plain');
    assert.equal((await run(next, 'player.turn_left()')).status, 'finished');
    await next.close();
  }
});

test('a file that does not come is a failure, and the next start may work', async () => {
  for (const name of ['pyodide.asm.wasm', 'python_stdlib.zip']) {
    const fresh = await browser.newContext();
    server.missing = name;
    const tab = await open('/plain', fresh);
    await assert.rejects(start(tab));
    server.missing = null;
    await start(tab);
    assert.equal((await run(tab, 'player.turn_left()')).status, 'finished');
    await fresh.close();
  }
});

test('code in the worker cannot call the API', async () => {
  const tab = await open('/plain');
  await tab.evaluate(() => page.attack('/open/attack.js'));
  const without = server.apiCalls.splice(0);
  assert.ok(without.length >= 6, `the attack must work where nothing forbids it: ${without.join(' ')}`);
  await tab.evaluate(() => page.attack('/python/attack.js'));
  assert.deepEqual(server.apiCalls, []);

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
  assert.deepEqual(server.apiCalls, []);
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

test('a program that reaches behind Python finds nothing to go out by, and leaves nothing behind', async () => {
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

test('a host that was kept is dead in the next run', async () => {
  const tab = await open('/isolated');
  await start(tab);
  // The names of a module of ours are not restored between runs.
  await run(tab, 'import sys\nsys.modules["burrow_limits"].kept = sys.modules["burrow_host"].host');
  const next = await run(
    tab,
    'import sys\nprint(sys.modules["burrow_limits"].kept.command("turn_left", "null", 1, "[]", None))',
  );
  assert.equal(printed(next), '{"ended":true}\n');
  assert.deepEqual(next.commands, []);
  await tab.close();
});

test('a program that changes what all share ends its worker; what was re-made of Pyodide offers no way out', async () => {
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
