// npm test: every check of the project, one after another, on the built product.
// `npm test -- lint unit` runs only the named steps, `npm run test:all` also the slow ones;
// `npm test -- --for mf-play` checks what a change of mf-play can break.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { cpuSeconds } from '../packages/remote-kit/src/jest/cpu-seconds.mjs';
import { ensureBrowser } from './browser.mjs';
import { scopeOf } from './scope.mjs';
import { startRecord } from './test-time/record.mjs';
import { whatFailed } from './what-failed.rules.mjs';

const nx = (...args) => [
  'nx',
  'run-many',
  ...args,
  '--output-style=static',
  ...(process.env.CI ? ['--skip-nx-cache'] : []),
];

const LINT = ['npm', 'run', '--silent', 'lint'];
const typecheck = (...folders) => ['node', 'tools/typecheck.mjs', ...folders];
const BUILD = ['node', 'tools/builds/build.mjs', ...(process.env.CI ? ['--skip-nx-cache'] : [])];
const format = (...places) => ['oxfmt', '--check', ...places];
const MEASURE = './tools/test-time/measure-file.mjs';
const TOOLS = ['tools/*.test.mjs', 'tools/texts/**/*.test.mjs'];
const tools = files => ['node', '--import', MEASURE, '--test', '--test-concurrency=2', ...files];
/**
 * The two longest, one after the other, of which the first mostly waits for processes: they take as long as all others,
 * which are run beside them.
 */
const LONGEST = ['@burrow/standalone', '@burrow/mf-play'];
const unit = (parallel, which) =>
  nx('-t', 'test', `--parallel=${parallel}`, '--excludeTaskDependencies', which);
const units = packages => {
  const named = names => `--projects=${names.join(',')}`;
  const [longest, others] = [true, false].map(is => packages.filter(name => LONGEST.includes(name) === is));
  return [
    ...(longest.length > 0 ? [unit(1, named(longest))] : []),
    ...(others.length > 0 ? [unit(2, named(others))] : []),
  ];
};
/** Python's own browser tests run one after another and often wait: beside the journeys they cost no time of their own. */
const browser = (...which) => nx('-t', 'e2e', '--parallel=2', '--excludeTaskDependencies', ...which);

/** Beside each other, since neither keeps two processors busy; each is a step by its name too. */
const STATIC = { lint: [LINT], typecheck: [typecheck()] };

const STEPS = {
  format: [format('.')],
  build: [BUILD],
  static: [[LINT, typecheck()]],
  tools: [tools(TOOLS)],
  unit: [[unit(1, `--projects=${LONGEST.join(',')}`), unit(2, `--exclude=${LONGEST.join(',')}`)]],
  browser: [browser()],
};

/** The texts and addresses of every area, which its own tests do not compare with those of others. */
const OF_ALL_AREAS = ['tools/texts.test.mjs', 'tools/shell-pages.test.mjs', 'tools/import-rules.test.mjs'];

/** The same steps for what a change of some projects can break. The platform of journeys needs every build. */
function stepsFor({ folders, packages, journeys, hasTools }) {
  const areas = journeys.map(area => `journeys/${area}/`);
  return {
    format: [format(...folders)],
    lint: [LINT],
    build: [BUILD],
    tools: [tools(hasTools ? TOOLS : OF_ALL_AREAS)],
    typecheck: [typecheck(...packages.map(name => name.replace('@burrow/', '')))],
    unit: packages.length > 0 ? [units(packages)] : [],
    browser: [
      ...(packages.includes('@burrow/python') ? [browser('--projects=@burrow/python')] : []),
      ...(areas.length > 0 ? [['npm', 'run', '--silent', 'e2e', '-w', 'e2e', '--', ...areas]] : []),
    ],
  };
}

/** Steps that `npm test` leaves out. */
const LONG_STEPS = {
  long: [['npm', 'run', '--silent', 'e2e:long', '-w', 'e2e']],
  levels: [['npm', 'run', '--silent', 'e2e:levels', '-w', 'e2e']],
  webhooks: [['npm', 'run', '--silent', 'test:long', '-w', 'infra/standalone']],
  generators: [tools(['tools/gen.long.mjs'])],
  commands: [tools(['tools/commands.long.mjs'])],
  mutants: [['npm', 'run', '--silent', 'mutants']],
};

/** One PostgreSQL for the tests of every service; its address is in the environment. */
async function sharePostgres() {
  const { startTestPostgres } = await import('../packages/service-kit/src/testing/start-test-postgres.ts');
  return startTestPostgres();
}

async function findBrowser() {
  process.env.CHROMIUM_PATH = await ensureBrowser();
}

/** Scripts that a test of tools starts are compiled by whichever needs them first: it starts hundreds of them. */
function shareCompiled() {
  const folder = mkdtempSync(path.join(tmpdir(), 'burrow-compiled-'));
  process.env.NODE_COMPILE_CACHE = folder;
  return () => {
    delete process.env.NODE_COMPILE_CACHE;
    rmSync(folder, { recursive: true, force: true });
  };
}

/** What a step needs besides its commands; each may return a function that ends it. */
const PREPARE = {
  tools: shareCompiled,
  unit: sharePostgres,
  webhooks: sharePostgres,
  browser: findBrowser,
  long: findBrowser,
  levels: findBrowser,
};

/** What the commands of the step have printed, so that what failed can be told at the end. */
let printed = '';

async function run([command, ...args]) {
  const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env;
  const child = spawn(command, args, {
    env,
    stdio: ['inherit', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    from.setEncoding('utf8').on('data', text => {
      to.write(text);
      printed += text;
    });
  const [status] = await once(child, 'close');
  return status === 0;
}

/** Steps whose files of tests are measured, and have limits. */
const MEASURED = ['tools', 'unit', 'browser'];

/** Whether all passed; none is run after the first failure. A list of commands is run side by side. */
async function runAll(commands) {
  for (const command of commands) {
    const sideBySide = Array.isArray(command[0]) ? command : [command];
    const passed = await Promise.all(sideBySide.map(run));
    if (passed.includes(false)) return false;
  }
  return true;
}

/** What was asked for: the steps there are, and the names of those to run. */
function readRequest() {
  const options = { for: { type: 'string', multiple: true, default: [] } };
  const { values, positionals: wanted } = parseArgs({ options, allowPositionals: true });
  const steps = values.for.length > 0 ? stepsFor(scopeOf(values.for)) : STEPS;
  const known = { ...STATIC, ...steps, ...LONG_STEPS };
  const usual = Object.keys(steps);
  const all = [...usual, ...Object.keys(LONG_STEPS)];
  const names = wanted[0] === 'all' ? all : wanted.length > 0 ? wanted : usual;
  const unknown = names.find(name => !known[name]);
  if (unknown) throw new Error(`There is no step "${unknown}". Steps: ${Object.keys(known).join(', ')}.`);
  return { known, names };
}

function requestOrExit() {
  try {
    return readRequest();
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
}

const { known, names } = requestOrExit();
// Evaluations and random tests are samples; the whole of them belongs to the slow steps.
if (process.argv[2] === 'all') process.env.TEST_ALL = '1';
process.env.RANDOM_SEED ??= String(Date.now() % 1_000_000);
console.log(`Random tests: RANDOM_SEED=${process.env.RANDOM_SEED} draws the same again.`);
let passed = 0;
for (const name of names) {
  const [started, cpu] = [Date.now(), cpuSeconds()];
  const stop = await PREPARE[name]?.();
  console.log(`\n── ${name}`);
  const endRecord = MEASURED.includes(name) ? startRecord() : () => [];
  printed = '';
  const hasPassed = await runAll(known[name]);
  const complaints = await endRecord();
  for (const complaint of complaints) console.error(complaint);
  await stop?.();
  if (!hasPassed) console.error(`\n── What failed\n${whatFailed(printed)}`);
  if (!hasPassed || complaints.length > 0) {
    console.error(`\nThe step "${name}" failed.`);
    console.log(`steps: ${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += 1;
  const [seconds, ofProcessor] = [(Date.now() - started) / 1_000, cpuSeconds() - cpu].map(Math.round);
  console.log(`── ${name}: done in ${seconds} s, ${ofProcessor} s of the processor`);
}
console.log(`\nsteps: ${passed} passed, 0 failed`);
