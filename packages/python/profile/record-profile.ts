// npm run profile -w packages/python: runs the tests of Python, every program of the content and a few in Chromium with a
// WebAssembly that notes which functions it enters, and writes build/wasm/entered-functions.json. Build the project
// before and after it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordInChromium } from './record-in-chromium.ts';
import { hashOfWasm, readWasm } from '../build/python-parts.ts';
import { toRuns } from '../build/wasm/runs.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const COMMANDS = [
  ['test', '-w', 'packages/python', '--', '--maxWorkers=2'],
  ['test', '-w', 'packages/content', '--', '--maxWorkers=2', 'src/verify/in-python'],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'entered-'));
// Python starts whole and without a memory, so that its start is noted as well.
rmSync(here('../dist/node'), { recursive: true, force: true });
for (const command of COMMANDS) {
  const env = {
    ...process.env,
    TEST_ALL: '1',
    ENTERED_FOLDER: folder,
    NODE_OPTIONS: `--import=${here('./record-hook.ts')}`,
  };
  spawnSync('npm', command, { cwd: here('../../..'), env, stdio: 'inherit' });
}

const entered = new Set(await recordInChromium());
for (const file of readdirSync(folder))
  readFileSync(join(folder, file)).forEach((byte, index) => byte > 0 && entered.add(index));
rmSync(folder, { recursive: true });
const functions = toRuns([...entered].toSorted((one, other) => one - other));
const profile = { wasm: hashOfWasm(await readWasm()), functions };
writeFileSync(here('../build/wasm/entered-functions.json'), `${JSON.stringify(profile)}\n`);
process.stdout.write(`${entered.size} functions\n`);
