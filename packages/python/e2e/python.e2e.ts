import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { LATE_LIBRARY, LATE_PART, LIBRARY } from '../src/parts/part-names.ts';
import type { TestPage } from './page.ts';
import { openTab, run, start, useTestBrowser } from './test-browser.ts';

declare const page: TestPage;

const shared = useTestBrowser();
const open = (path: string, inside = shared.context): Promise<Page> => openTab(shared, path, inside);
const startKind = (tab: Page): Promise<string | null> => tab.evaluate(() => page.engine.startKind);

function lessonModules(): string[] {
  const text = readFileSync(new URL('../src/py/burrow_modules.py', import.meta.url), 'utf8');
  return (/LESSON_MODULES = frozenset\(\s*"""([^"]+)"""/.exec(text)?.[1] ?? '').split(/\s+/).filter(Boolean);
}

const say = (name: string, value: number): void => console.log(`# ${name}: ${Math.round(value)} ms`);

async function runAfterRestart(tab: Page, code: string) {
  await start(tab);
  return run(tab, code);
}

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
  // Whatever a run needs of our own modules is in memory: a snapshot has no files.
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
  assert.equal((await runAfterRestart(tab, 'while True: pass')).status, 'time-limit');
  assert.equal((await runAfterRestart(tab, 'player.turn_left()')).status, 'finished');
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

/** What comes after the start, with a program that needs it and what that prints. */
const LATE = [
  [LATE_PART, 'player.turn_left()\nprint("é".encode("utf-16"))', "b'\\xff\\xfe\\xe9\\x00'\n"],
  [
    LATE_LIBRARY,
    'player.turn_left()\nimport asyncio, random\nprint(asyncio.run(asyncio.sleep(60, random.choice("a"))))',
    'a\n',
  ],
] as const;

test('what few programs need comes after the start; a program waits for it, and its loss loses nothing', async () => {
  for (const path of ['/isolated', '/plain'])
    for (const [file, rare, printed] of LATE) {
      const inside = await shared.browser.newContext();
      shared.server.missing = file;
      const tab = await open(path, inside);
      await start(tab);
      assert.equal((await run(tab, 'player.turn_left()\nprint("é")')).status, 'finished');
      const tried = await tab.evaluate(() =>
        page.runTrying('for turn in range(2):\n    player.turn_left()', 'for'),
      );
      assert.equal(tried.error, null);
      const lost = await run(tab, rare);
      assert.equal(lost.error?.code, 'python/crashed');
      assert.deepEqual(lost.error?.params, { context: 'part' });
      assert.equal(lost.steps.length, 1);
      shared.server.missing = null;
      const outcome = await runAfterRestart(tab, rare);
      assert.equal(outcome.error, null);
      assert.equal(outcome.output[0]?.text, printed);
      await inside.close();
    }
});

test('a page that a filter sends in place of a late file is told as its loss, and not kept', async () => {
  for (const [file, rare] of LATE) {
    const inside = await shared.browser.newContext();
    shared.server.filtered = file;
    const tab = await open('/isolated', inside);
    await start(tab);
    assert.deepEqual((await run(tab, rare)).error?.params, { context: 'part' });
    shared.server.filtered = null;
    assert.equal((await runAfterRestart(tab, rare)).error, null);
    await inside.close();
  }
});

test('a corrupt snapshot falls back to a plain start', async () => {
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

test('a missing file fails the start, and the next start can succeed', async () => {
  for (const name of ['pyodide.asm.wasm', LIBRARY]) {
    const fresh = await shared.browser.newContext();
    shared.server.missing = name;
    const tab = await open('/plain', fresh);
    await assert.rejects(start(tab));
    shared.server.missing = null;
    await start(tab);
    assert.equal((await run(tab, 'player.turn_left()')).status, 'finished');
    await fresh.close();
  }
});
