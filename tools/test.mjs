// npm test: every check of the project, one after another, on the built product.
// `npm test -- lint unit` runs only the named steps, `npm run test:all` also what takes long by nature.
import { spawnSync } from 'node:child_process';
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
  tools: [['node', '--test', 'tools/*.test.mjs']],
  build: [nx('-t', 'build')],
  typecheck: [nx('-t', 'typecheck')],
  // Much of what runs here waits, for processes and time limits: three share two cores.
  unit: [nx('-t', 'test', '--parallel=3', '--excludeTaskDependencies')],
  browser: [nx('-t', 'e2e', '--parallel=1', '--excludeTaskDependencies')],
};

/** Steps that `npm test` leaves out. */
const LONG_STEPS = {
  long: [['npm', 'run', '--silent', 'e2e:long', '-w', 'e2e']],
  mutants: [['npm', 'run', '--silent', 'mutants']],
};
const ALL_STEPS = { ...STEPS, ...LONG_STEPS };

function run([command, ...args], env) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status === 0;
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
  const env = name === 'browser' || name === 'long' ? { CHROMIUM_PATH: await ensureBrowser() } : {};
  console.log(`\n── ${name}`);
  if (!commands.every(command => run(command, env))) {
    console.error(`\nThe step "${name}" failed.`);
    console.log(`steps: ${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += 1;
  console.log(`── ${name}: done in ${Math.round((Date.now() - started) / 1000)} s`);
}
console.log(`\nsteps: ${passed} passed, 0 failed`);
