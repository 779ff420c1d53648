// npm run profile -w packages/python: runs the tests of Python, every program of the content and a few in Chromium with a
// Python that notes which functions of its WebAssembly it enters and, in the first course, which modules of its library
// it reads. Writes build/wasm/entered-functions.json and build/library/read-modules.json. Build the project and
// packages/content before it, and the project after it. With `-- starts` it runs no tests and no program of a later course:
// it records the library, and adds to the functions that were known.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FUNCTIONS, MODULES } from './noted-files.ts';
import { recordInChromium } from './record-in-chromium.ts';
import { hashOfLibrary } from '../build/library/make-library.ts';
import { hashOfWasm, readWasm } from '../build/python-parts.ts';
import known from '../build/wasm/entered-functions.json' with { type: 'json' };
import { fromRuns, toRuns } from '../build/wasm/runs.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const TESTS = [
  ['npm', 'test', '-w', 'packages/python', '--', '--maxWorkers=2'],
  ['npm', 'test', '-w', 'packages/content', '--', '--maxWorkers=2', 'src/verify/in-python'],
];
const BEGINNERS = [[process.execPath, here('./run-beginners.ts')]];

interface Noted {
  readonly functions: readonly Buffer[];
  readonly modules: readonly string[];
}

/** Runs commands in whose threads Python notes what it does. */
function noteIn(commands: readonly (readonly string[])[]): Noted {
  const folder = mkdtempSync(join(tmpdir(), 'entered-'));
  for (const [command = '', ...parameters] of commands) {
    const env = {
      ...process.env,
      TEST_ALL: '1',
      ENTERED_FOLDER: folder,
      NODE_OPTIONS: `--import=${here('./record-hook.ts')}`,
    };
    const { status } = spawnSync(command, parameters, { cwd: here('../../..'), env, stdio: 'inherit' });
    if (status !== 0) throw new Error(`${command} ${parameters.join(' ')}: ${status}`);
  }
  const read = (ending: string): Buffer[] =>
    readdirSync(folder)
      .filter(name => name.endsWith(ending))
      .map(name => readFileSync(join(folder, name)));
  const noted = {
    functions: read(FUNCTIONS),
    modules: read(MODULES).flatMap(one => one.toString().split('\n')),
  };
  rmSync(folder, { recursive: true });
  return noted;
}

const write = (path: string, record: object): void =>
  writeFileSync(here(path), `${JSON.stringify(record)}\n`);

async function writeModules(noted: readonly string[]): Promise<void> {
  const modules = [...new Set(noted)].filter(Boolean).toSorted();
  write('../build/library/read-modules.json', { library: await hashOfLibrary(), modules });
  process.stdout.write(`${modules.length} modules\n`);
}

async function writeFunctions(known: readonly number[], noted: readonly Buffer[]): Promise<void> {
  const entered = new Set(known);
  for (const one of noted) one.forEach((byte, index) => byte > 0 && entered.add(index));
  const functions = toRuns([...entered].toSorted((one, other) => one - other));
  write('../build/wasm/entered-functions.json', { wasm: hashOfWasm(await readWasm()), functions });
  process.stdout.write(`${entered.size} functions\n`);
}

// Python starts whole and without a memory, so that its start is noted as well.
const made = here('../dist/node/');
for (const name of readdirSync(made)) if (/\.(wasm|memory)$/.test(name)) rmSync(join(made, name));
const onlyStarts = process.argv.includes('starts');
const chromium = await recordInChromium();
const beginners = noteIn(BEGINNERS);
await writeModules([...beginners.modules, ...chromium.modules]);
const tests = onlyStarts ? [] : noteIn(TESTS).functions;
await writeFunctions(
  [...chromium.functions, ...(onlyStarts ? fromRuns(known.functions) : [])],
  [...beginners.functions, ...tests],
);
