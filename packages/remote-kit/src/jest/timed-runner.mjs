import { appendFileSync } from 'node:fs';
import path from 'node:path';
import circus from 'jest-circus/runner';
import { cpuSeconds } from './cpu-seconds.mjs';

/** At the end of the file before; what starts a worker belongs to its first file. */
let before = 0;

/** Runs a file of tests as jest does, and writes what it took to the folder in TEST_TIME: a line of JSON for each file. */
export default async function timedRunner(globalConfig, config, environment, runtime, file, send) {
  const started = performance.now();
  try {
    return await circus.default(globalConfig, config, environment, runtime, file, send);
  } finally {
    const now = cpuSeconds();
    const line = {
      file: path.relative(config.rootDir, file).replaceAll('\\', '/'),
      cpu: Math.round((now - before) * 100) / 100,
      seconds: Math.round(performance.now() - started) / 1_000,
    };
    before = now;
    const project = path.basename(config.rootDir);
    appendFileSync(path.join(process.env.TEST_TIME, `${project}.jsonl`), `${JSON.stringify(line)}\n`);
  }
}
