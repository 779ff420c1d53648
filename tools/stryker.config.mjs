// Mutants: each change of a rule that no test notices is a test that is missing. Run by npm run mutants.
export default {
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules'],
  jest: { configFile: 'jest.config.mjs' },
  coverageAnalysis: 'perTest',
  // What runs once when a module loads, such as tables, would want every test of the project for each mutant.
  ignoreStatic: true,
  concurrency: 2,
  // A mutant that does not end takes this longer than the tests that reach it.
  timeoutMS: 2_000,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  jsonReporter: { fileName: 'dist/mutants.json' },
  incremental: true,
  incrementalFile: 'dist/mutants.incremental.json',
  // Projects find each other by relative paths: a copy elsewhere would not. The sources are put back at the end.
  inPlace: true,
};
