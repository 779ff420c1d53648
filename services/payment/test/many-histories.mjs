import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';

/**
 * node services/payment/test/many-histories.mjs COUNT [BATCH]: plays so many histories of families and schools at the service,
 * in batches, each of a seed of its own; `--killed` at a service that is killed in the middle of it. The service must be built.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const KILLED = process.argv.includes('--killed');
const [count = 2_000, batch = 100] = process.argv
  .slice(2)
  .filter(word => /^\d+$/.test(word))
  .map(Number);
const NAME = KILLED ? 'the same of a service that is killed' : 'do whatever they may';
const JEST = path.resolve(ROOT, '../../node_modules/jest/bin/jest.js');

let [played, differing] = [0, 0];
const began = Date.now();
while (played < count) {
  const histories = Math.min(batch, count - played);
  const RANDOM_SEED = String(randomInt(2 ** 31));
  const start = Date.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--experimental-vm-modules', JEST, 'test/histories', '--maxWorkers=1', '-t', NAME],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, TEST_ALL: '1', HISTORIES: String(histories), RANDOM_SEED },
    },
  );
  played += histories;
  if (status !== 0) {
    differing += 1;
    console.log(stderr);
  }
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(
    `HISTORIES=${histories} RANDOM_SEED=${RANDOM_SEED}: ${status === 0 ? 'agrees' : 'DIFFERS'}, ${seconds} s; ${played} of ${count}`,
  );
}
const minutes = Math.round((Date.now() - began) / 60_000);
console.log(`${played} histories in ${minutes} min; batches that differ: ${differing}`);
process.exitCode = differing > 0 ? 1 : 0;
