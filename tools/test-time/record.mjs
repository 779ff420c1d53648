// Keeps what each file of tests took: a JSON for each project in .cache/test-time, from its last run.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { complaintsOf, sumsOf } from './limits.rules.mjs';
import { watchSlowness } from './machine.mjs';

const KEPT = path.join(import.meta.dirname, '../../.cache/test-time');
const readJson = file => JSON.parse(readFileSync(file, 'utf8'));

/** The limit of each project, in seconds. */
export const readLimits = () => readJson(path.join(import.meta.dirname, 'limits.json'));

/** What is known of each project. */
export function readRecords() {
  mkdirSync(KEPT, { recursive: true });
  return Object.fromEntries(
    readdirSync(KEPT)
      .filter(name => name.endsWith('.json'))
      .map(name => [path.basename(name, '.json'), readJson(path.join(KEPT, name)).files]),
  );
}

function readLines(folder) {
  const names = readdirSync(folder).filter(name => name.endsWith('.jsonl'));
  const lines = name => readFileSync(path.join(folder, name), 'utf8').trim().split('\n');
  return Object.fromEntries(
    names.map(name => [path.basename(name, '.jsonl'), lines(name).map(line => JSON.parse(line))]),
  );
}

function print(sums) {
  for (const { project, seconds, files } of sums)
    console.log(`  ${project.padEnd(16)} ${String(seconds).padStart(7)} s in ${files.length} files`);
  // What a run took can be read from its output, also where nothing of it is kept.
  if (process.env.CI)
    for (const { project, files } of sums) console.log(`test-time ${JSON.stringify({ project, files })}`);
}

/**
 * Tests that are started from now on write down what they take, until the returned function is called. That keeps it,
 * prints it, and resolves to what is over a limit.
 */
export function startRecord() {
  const folder = mkdtempSync(path.join(tmpdir(), 'burrow-test-time-'));
  process.env.TEST_TIME = folder;
  const endWatch = watchSlowness();
  return async () => {
    delete process.env.TEST_TIME;
    const { slowness } = await endWatch();
    const records = readLines(folder);
    rmSync(folder, { recursive: true });
    mkdirSync(KEPT, { recursive: true });
    for (const [project, files] of Object.entries(records))
      writeFileSync(path.join(KEPT, `${project}.json`), `${JSON.stringify({ files }, null, 2)}\n`);
    const sums = sumsOf(records);
    print(sums);
    console.log(
      `  on a machine that took ${slowness.toFixed(2)} times as long as where the limits were measured`,
    );
    return complaintsOf(sums, readLimits(), slowness);
  };
}
