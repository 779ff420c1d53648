// npm run mutants:drawn [-- --count 200] [--seed 7] [--from 0]: draws mutants from everything that is no rule, and runs the
// tests of the project that reach each. It changes the sources while it runs, so it requires a clean checkout.
import '../require-node.mjs';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startTestPostgres } from '../../packages/service-kit/src/testing/start-test-postgres.ts';
import { draw, mutantsIn, withMutant } from './mutants-in.rules.mjs';

const ROOT = path.join(import.meta.dirname, '../..');
const HANGS_MS = 900_000;
const git = (...given) => execFileSync('git', given, { cwd: ROOT, encoding: 'utf8' });

const SOURCES = ['shell/src', 'mf-*/src', 'packages/*/src', 'services/*/src', 'infra/standalone/src'].flatMap(
  folder => [`${folder}/*.ts`, `${folder}/*.tsx`],
);
/** Rules, which npm run mutants changes; drawings, which are looked at; tests, data, and what runs once by hand. */
const LEFT_OUT =
  /\.(rules|test|spec|suite|bench|harness|handlers|types|table|schema|endpoints)\.tsx?$|\.d\.ts$|\/(testing|migrations|seed|generator)\/|\/(index|main)\.ts$|^packages\/(art|world|remote-testing)\//;

/** The tests that are running. */
let tests;

/** Whether the tests of its project that reach a file fail; null if none does. */
async function isNoticed(file) {
  const project = file.slice(0, file.indexOf('/src/'));
  const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js');
  const given = [
    '--findRelatedTests',
    path.join(ROOT, file),
    '--bail',
    '--silent',
    '--forceExit',
    '--passWithNoTests',
  ];
  tests = spawn(process.execPath, ['--experimental-vm-modules', jest, ...given], {
    cwd: path.join(ROOT, project),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [tests.stdout, tests.stderr]) stream.on('data', chunk => (said += chunk));
  const hangs = setTimeout(() => tests.kill('SIGKILL'), HANGS_MS);
  const [status] = await once(tests, 'close');
  clearTimeout(hangs);
  if (/No tests found/.test(said)) return null;
  return status !== 0;
}

async function tryMutant(mutant) {
  const file = path.join(ROOT, mutant.file);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, withMutant(source, mutant));
  try {
    return await isNoticed(mutant.file);
  } finally {
    // Tests write down what they have proven, here of the mutant.
    git('checkout', '--', '.');
  }
}

if (git('status', '--porcelain', '--untracked-files=no') !== '') {
  console.error('Commit first: the sources are changed while this runs, and put back at its end.');
  process.exit(1);
}
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Math.trunc(Math.random() * 1_000_000)) },
    from: { type: 'string', default: '0' },
  },
});
const files = git('ls-files', ...SOURCES)
  .split('\n')
  .filter(file => file !== '' && !LEFT_OUT.test(file));
const all = files.flatMap(file => mutantsIn(file, readFileSync(path.join(ROOT, file), 'utf8')));
const drawn = draw(all, Number(values.count), Number(values.seed)).slice(Number(values.from));
console.info(`seed ${values.seed}: ${drawn.length} of ${all.length} mutants in ${files.length} files`);
const stop = await startTestPostgres();
let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    isEnding = true;
    tests?.kill('SIGKILL');
  });
const counts = { noticed: 0, survived: 0, 'no test': 0 };
for (const [index, mutant] of drawn.entries()) {
  const noticed = await tryMutant(mutant);
  if (isEnding) break;
  const outcome = noticed === null ? 'no test' : noticed ? 'noticed' : 'survived';
  counts[outcome] += 1;
  console.info(
    `${Number(values.from) + index + 1} ${outcome} ${mutant.file}:${mutant.line} -> ${mutant.text}`,
  );
}
await stop();
console.info(JSON.stringify(counts));
