// npm run mutants [-- PROJECT …]: changes every rule in small ways, and lists what no test noticed; of a folder of a
// project only its rules, by its tests. It changes the sources while it runs, so it requires a clean checkout.
import './require-node.mjs';
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';

const root = path.join(import.meta.dirname, '..');
const WORLD = 'packages/world';
/** Imports all tests of a project's rules: modules load once for a mutant, not once for each file of tests. */
const ENTRY = 'mutants.entry.ts';

const git = (...given) => execFileSync('git', given, { cwd: root, encoding: 'utf8' });
const files = (...patterns) =>
  git('ls-files', ...patterns)
    .split('\n')
    .filter(Boolean);
/** Tests that play many programs: they come last, since most mutants are noticed earlier. */
const isSlow = file => /(property|golden|find-path)\.test\.ts$/.test(file);
const isTest = file => /\.(test|spec|bench)\.tsx?$/.test(file);

/** Folders of projects with rules; the whole world is rules. */
function projects() {
  const rules = files('*/src/*.rules.ts').map(file => file.slice(0, file.indexOf('/src/')));
  return [...new Set([WORLD, ...rules])];
}

/** What is changed in a folder of a project, and the tests that should notice; paths within the project. */
function rulesOf(project, folder) {
  const within = pattern => files(`${folder}/${pattern}`).map(file => path.relative(project, file));
  if (project !== WORLD) return { rules: within('*.rules.ts'), tests: within('*.rules.*').filter(isTest) };
  const all = within('*.ts').filter(file => !file.startsWith('src/testing/'));
  return { rules: all.filter(file => !isTest(file)), tests: all.filter(file => file.endsWith('.test.ts')) };
}

const options = (rules, environment) => ({
  mutate: rules,
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules'],
  jest: {
    configFile: 'jest.config.mjs',
    enableFindRelatedTests: false,
    config: { testMatch: [`<rootDir>/${ENTRY}`], ...environment },
  },
  // The compiler refuses a missing `?.`; an extra one changes nothing.
  mutator: { excludedMutations: ['OptionalChaining'] },
  coverageAnalysis: 'perTest',
  // What runs once when a module loads, such as a table, would need every test for each mutant.
  ignoreStatic: true,
  // A mutant that does not end takes this longer than the tests that reach it. After one, all modules load afresh, which
  // takes seconds on a busy machine, and must not count as another.
  timeoutMS: 30_000,
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'dist/mutants.html' },
  // What was loaded for each mutant stays in memory.
  maxTestRunnerReuse: 250,
  // Projects find each other by relative paths, which a copy elsewhere would break. The sources are restored at the end.
  inPlace: true,
});

/** Share of the mutants that a test noticed, in percent. */
function scoreOf(results) {
  const all = results.map(({ status }) => status);
  const noticed = all.filter(status => status === 'Killed' || status === 'Timeout').length;
  const counted = all.filter(status => status !== 'Ignored' && !status.endsWith('Error')).length;
  return { noticed, counted, percent: counted === 0 ? 100 : (100 * noticed) / counted };
}

/** Rules are pure: React's tests of rules need no document either. */
const WITHOUT_DOCUMENT = {
  runtime: path.join(import.meta.dirname, 'jest-shared/kept-runtime.cjs'),
  testEnvironment: path.join(import.meta.dirname, 'mutants/environment.mjs'),
  testEnvironmentOptions: { customExportConditions: ['burrow-source', 'node', 'node-addons'] },
  setupFiles: [],
  setupFilesAfterEnv: [],
};

async function mutate(project, folder) {
  const { rules, tests } = rulesOf(project, folder);
  process.chdir(path.join(root, project));
  const byWeight = tests.toSorted((a, b) => Number(isSlow(a)) - Number(isSlow(b)));
  writeFileSync(ENTRY, byWeight.map(test => `import './${test}';\n`).join(''));
  try {
    return scoreOf(await new Stryker(options(rules, WITHOUT_DOCUMENT)).runMutationTest());
  } finally {
    rmSync(ENTRY);
    // Stryker puts texts back, not what may be run.
    git('checkout', '--', project);
  }
}

if (git('status', '--porcelain', '--untracked-files=no') !== '') {
  console.error('Commit first: the sources are changed while this runs, and put back at its end.');
  process.exit(1);
}
const all = projects();
const named = process.argv.slice(2).map(one => one.replace(/\/$/, ''));
const projectOf = folder => all.find(project => folder === project || folder.startsWith(`${project}/src/`));
const unknown = named.find(folder => !projectOf(folder));
if (unknown !== undefined) {
  console.error(`${unknown} is no project with rules, nor a folder of one.`);
  process.exit(1);
}
const rows = [];
for (const folder of named.length === 0 ? all : named) {
  const project = projectOf(folder);
  rows.push([folder, await mutate(project, folder === project ? `${project}/src` : folder)]);
}
for (const [project, { noticed, counted, percent }] of rows)
  console.info(`${project}: ${noticed} of ${counted} noticed, ${percent.toFixed(1)}%`);
