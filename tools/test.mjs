// npm test: every check of the project, one after another, on the built product.
// `npm test -- lint unit` runs only the named steps, `npm run test:all` also the slow ones.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureBrowser } from './browser.mjs';

const nx = (...args) => [
  'nx',
  'run-many',
  ...args,
  '--output-style=static',
  ...(process.env.CI ? ['--skip-nx-cache'] : []),
];

const STEPS = {
  format: [['prettier', '--check', '--log-level', 'warn', '.']],
  lint: [['npm', 'run', '--silent', 'lint']],
  build: [nx('-t', 'build')],
  tools: [['node', '--test', '--test-concurrency=2', 'tools/*.test.mjs']],
  typecheck: [['node', 'tools/typecheck.mjs']],
  // Much of what runs here is waiting, for processes and time limits: three share two cores.
  unit: [nx('-t', 'test', '--parallel=3', '--excludeTaskDependencies')],
  browser: [nx('-t', 'e2e', '--parallel=1', '--excludeTaskDependencies')],
};

/** Steps that `npm test` leaves out. */
const LONG_STEPS = {
  long: [['npm', 'run', '--silent', 'e2e:long', '-w', 'e2e']],
  mutants: [['npm', 'run', '--silent', 'mutants']],
};
const ALL_STEPS = { ...STEPS, ...LONG_STEPS };

/** One PostgreSQL for the tests of every service; its address is in the environment. */
async function sharePostgres() {
  const { startTestPostgres } = await import('../packages/service-kit/src/testing/start-test-postgres.ts');
  return startTestPostgres();
}

async function findBrowser() {
  process.env.CHROMIUM_PATH = await ensureBrowser();
}

/** What a step needs besides its commands; each may return a function that ends it. */
const PREPARE = { unit: sharePostgres, browser: findBrowser, long: findBrowser };

async function run([command, ...args]) {
  const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  const [status] = await once(child, 'exit');
  return status === 0;
}

/** Whether all passed; none is run after the first failure. */
async function runAll(commands) {
  for (const command of commands) if (!(await run(command))) return false;
  return true;
}

const wanted = process.argv.slice(2);
const isAll = wanted[0] === 'all';
const names = wanted.length > 0 && !isAll ? wanted : Object.keys(isAll ? ALL_STEPS : STEPS);
let passed = 0;
for (const name of names) {
  const commands = ALL_STEPS[name];
  if (!commands) {
    console.error(`There is no step "${name}". Steps: ${Object.keys(ALL_STEPS).join(', ')}.`);
    process.exit(1);
  }
  const started = Date.now();
  const stop = await PREPARE[name]?.();
  console.log(`\n── ${name}`);
  const isPassed = await runAll(commands);
  await stop?.();
  if (!isPassed) {
    console.error(`\nThe step "${name}" failed.`);
    console.log(`steps: ${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += 1;
  console.log(`── ${name}: done in ${Math.round((Date.now() - started) / 1000)} s`);
}
console.log(`\nsteps: ${passed} passed, 0 failed`);
