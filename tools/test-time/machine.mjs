// How fast this machine is, so that a limit in seconds means the same on each.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

const EVERY_MS = 8_000;
/** What a round takes, in seconds of the processor, where the limits were measured. */
export const REFERENCE = 0.18;

/** What most of the time of tests goes into: a process begins, reads a large library, compiles and runs it. */
const ROUND = `
  require(${JSON.stringify(createRequire(import.meta.url).resolve('typescript'))});
  const { user, system } = process.cpuUsage();
  console.log((user + system) / 1e6);
`;

function measureRound() {
  const { promise, resolve, reject } = Promise.withResolvers();
  // A step that keeps what was compiled would make the round, not the machine, quicker.
  const env = { ...process.env, TEST_TIME: '', NODE_OPTIONS: '', NODE_DISABLE_COMPILE_CACHE: '1' };
  const child = spawn(process.execPath, ['-e', ROUND], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', text => {
    printed += text;
  });
  child.on('error', reject);
  child.on('close', () => resolve(Number(printed)));
  return promise;
}

/** How many times as long as where the limits were measured the rounds took, taken together. */
export const slownessOf = rounds =>
  rounds.reduce((sum, seconds) => sum + seconds, 0) / rounds.length / REFERENCE;

/**
 * Measures, until the returned function is called, how many times as long as where the limits were measured this machine
 * takes. It is measured again and again, beside what runs: a machine whose processors are all busy is slower than it was
 * before, and may be slow for a part of the time only.
 */
export function watchSlowness(everyMs = EVERY_MS) {
  const rounds = [measureRound()];
  const timer = setInterval(() => rounds.push(measureRound()), everyMs);
  return async () => {
    clearInterval(timer);
    rounds.push(measureRound());
    const taken = await Promise.all(rounds);
    return { slowness: slownessOf(taken), rounds: taken.length };
  };
}
