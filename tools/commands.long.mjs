// npm run test:all: commands that take long, or write into the checkout, of which they get a copy.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { after, before, test } from 'node:test';
import { GeneratedCopy, ROOT } from './testing/generated-copy.mjs';

const PATIENCE_MS = 240_000;
let copy;

before(() => {
  copy = new GeneratedCopy();
});
after(() => copy.remove());

const npm = (folder, script, ...given) =>
  copy.passes(folder, 'npm', 'run', '--silent', script, '--', ...given);
const read = file => readFileSync(path.join(copy.root, file), 'utf8');

/** What a command writes is what the repository has: it wrote it. */
function writesAgain(file, run, spoiled = '') {
  const before = read(file);
  writeFileSync(path.join(copy.root, file), spoiled);
  run();
  assert.equal(read(file), before);
}

test('content draws a level, and writes maps, references and answers again', () => {
  npm('packages/content', 'preview', 'intro-level1', 'out.png', '2');
  assert.ok(existsSync(path.join(copy.root, 'packages/content/out.png')));
  const courses = 'packages/content/courses';
  writesAgain(`${courses}/python/intro-level7/map.tmj`, () =>
    npm('packages/content', 'compose', 'intro-level7'),
  );
  writesAgain(
    `${courses}/challenges/challenge-co-op/reference.json`,
    () => npm('packages/content', 'references', 'challenge-co-op'),
    '{ "commands": 1, "ideas": [] }',
  );
  npm('packages/content', 'quiz-answers', 'python/loops');
  npm('packages/content', 'answers');
});

test('icons are written again as they are, and a farm is drawn', () => {
  writesAgain('packages/ui/src/icon/icons.json', () => npm('packages/ui', 'icons'), '{}');
  copy.passes('packages/art', process.execPath, 'src/icons/regenerate.ts');
  copy.passes('packages/art', process.execPath, 'src/preview.ts', path.join(copy.root, 'farm.png'));
  assert.ok(existsSync(path.join(copy.root, 'farm.png')));
});

test('parts of the fonts are written again as they are', () => {
  const styles = path.join(copy.root, 'packages/ui/src/styles');
  const written = globSync(['fonts/**/*.woff2', 'scripts/language-names.css'], { cwd: styles });
  const bytes = file => readFileSync(path.join(styles, file));
  const before = written.map(bytes);
  npm('packages/ui', 'fonts');
  assert.ok(written.length > 9, `${written.length} files`);
  assert.deepEqual(written.map(bytes), before);
});

test('what Python enters is noted again, of the same WebAssembly', () => {
  const file = path.join(copy.root, 'packages/python/build/wasm/entered-functions.json');
  const { wasm } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, '{}');
  npm('packages/python', 'profile');
  const noted = JSON.parse(readFileSync(file, 'utf8'));
  assert.equal(noted.wasm, wasm);
  assert.ok(noted.functions.length > 1_000, `${noted.functions.length}`);
});

test('two hundred first tips are listed', () => {
  assert.ok(npm('packages/tutor', 'sample').split('\n').length > 200);
});

test('figures are measured', () => {
  const names = ['bench', 'world', 'trace', 'tutor', 'requests'];
  const { output } = copy.run(ROOT, 'npm', 'run', '--silent', ...names.toSpliced(1, 0, '--'), '--json');
  const figures = output.split('\n').filter(line => line.startsWith('{'));
  assert.equal(figures.length, names.length - 1, output);
});

/** The addresses at which README files say that something runs. */
const ADDRESSES = [8080, 8160, 8170, 8171, 8172, 8173, 8174].map(port => `http://127.0.0.1:${port}/`);

async function answers(address) {
  for (let waited = 0; waited < PATIENCE_MS; waited += 500) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return true;
    await delay(500);
  }
  return false;
}

test('npm run dev serves the platform, the shell and every remote, from which answers are recorded', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'burrow-dev-'));
  const child = spawn('npm', ['run', '--silent', 'dev'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: data, NODE_TEST_CONTEXT: undefined },
    stdio: 'ignore',
    detached: true,
  });
  try {
    for (const address of ADDRESSES) assert.ok(await answers(address), address);
    npm('mf-play', 'record');
  } finally {
    process.kill(-child.pid, 'SIGTERM');
    await delay(5_000);
    rmSync(data, { recursive: true, force: true });
  }
});
