// npm test: every check of the project, one after another, on the built product.
// `npm test -- lint unit` runs only the named steps.
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
  unit: [nx('-t', 'test', '--parallel=2', '--excludeTaskDependencies')],
  browser: [nx('-t', 'e2e', '--parallel=1', '--excludeTaskDependencies')],
};

function run([command, ...args], env) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(STEPS);
let passed = 0;
for (const name of names) {
  const commands = STEPS[name];
  if (!commands) {
    console.error(`There is no step "${name}". Steps: ${Object.keys(STEPS).join(', ')}.`);
    process.exit(1);
  }
  const started = Date.now();
  const env = name === 'browser' ? { CHROMIUM_PATH: await ensureBrowser() } : {};
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
