import { expect, jest, test } from '@jest/globals';
import { fieldLevel } from '@burrow/world/testing';
import { createNodeRunner } from './index.ts';

jest.setTimeout(60_000);

/** Runs programs one after the other in a Python of their own, and returns what each printed, or its error. */
async function runAlone(programs: readonly string[]): Promise<string[]> {
  const runner = await createNodeRunner();
  const said: string[] = [];
  for (const code of programs) {
    const { error, output } = await runner.run({ code, level: fieldLevel(), texts: {} });
    said.push(error?.message ?? output.map(({ text }) => text).join(''));
  }
  runner.dispose();
  return said;
}

const LOOK = [
  'print(asyncio.run(asyncio.sleep(60, "late")), minutes())',
  'print(type(asyncio.__spec__.loader).__name__, asyncio.__file__)',
  'print(asyncio.tasks.sleep is asyncio.sleep, asyncio.new_event_loop().__class__.__name__)',
].join('\n');
const SEEN = 'late 60\nzipimporter /lib/python314.zip/asyncio/__init__.pyc\nTrue VirtualLoop\n';

test('asyncio comes with the first program that imports it, and with the state that it has for every other', async () => {
  const first = `import random, sys\nselectors = sys.modules["importlib"].import_module("selectors")\nrandom.own = selectors.own = 1\nimport asyncio\n${LOOK}`;
  const next =
    'import asyncio, random\nprint([hasattr(one, "own") for one in (random, asyncio.selector_events.selectors)])';
  expect(await runAlone([first, next, `import asyncio\n${LOOK}`])).toEqual([SEEN, '[False, False]\n', SEEN]);
});

test.each([
  'import sys\nasyncio = sys.modules["importlib"].import_module("asyncio")',
  'from asyncio import tasks\nimport asyncio',
])('asyncio comes by %s, too', async code => {
  const spoils = `${code}\nasyncio.sleep = None`;
  expect(await runAlone([`${code}\n${LOOK}`, spoils, `${code}\n${LOOK}`])).toEqual([SEEN, '', SEEN]);
});
