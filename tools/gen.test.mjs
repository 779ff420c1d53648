// What the generators generate: types of all of it, and one of each kind built and tested, in one copy of the checkout.
// tools/gen.long.mjs builds and tests the rest.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { GeneratedCopy } from './testing/generated-copy.mjs';

let copy;

before(() => {
  copy = new GeneratedCopy();
  copy.generateAll();
});
after(() => copy.remove());

test('what was generated has no type errors, in any project', () => {
  assert.ok(copy.written.size > 60);
  assert.equal(copy.typeErrors(), '');
});

test('it follows our rules of style', () => {
  const written = [...copy.written];
  copy.passes('.', 'oxlint', '--quiet', ...written.filter(file => /\.(tsx?|mjs)$/.test(file)));
  copy.passes('.', 'oxfmt', '--check', ...written);
});

test('a remote and its pages pass their tests and build', () => {
  copy.jest('mf-marsh');
  copy.passes('mf-marsh', 'webpack', '--mode', 'production');
  const { prefixes } = JSON.parse(readFileSync(path.join(copy.root, 'mf-marsh/dist/release.json'), 'utf8'));
  assert.deepEqual(prefixes, ['marsh', 'reed-bed']);
});

test('a service starts, answers on its own schema, understands an event, and builds', () => {
  copy.jest('services/weather');
  copy.passes('services/weather', process.execPath, '../../tools/build-service.mjs');
});

test('an endpoint is answered, to whom its row of who may call it says', () => {
  copy.jest('services/organization', 'count-gates');
  const calls = readFileSync(path.join(copy.root, 'packages/contracts/src/calls/calls.generated.ts'), 'utf8');
  assert.ok(calls.includes('const countClouds = ') && calls.includes('const countGates = '));
});

test('pages have the calls of a service at once', () => {
  copy.gen('service', 'tide');
  const calls = readFileSync(path.join(copy.root, 'packages/contracts/src/calls/calls.generated.ts'), 'utf8');
  assert.ok(calls.includes('const listTideThings = '));
});

test('a command has its rule and its row', () => {
  copy.jest('packages/world', 'hop-over', 'registry');
});

test('a command and a level have what the content needs', () => {
  copy.passes('packages/content', process.execPath, 'src/compiler/build.ts');
  const built = path.join(copy.root, 'packages/content/dist');
  assert.ok(readFileSync(path.join(built, 'code-book.json'), 'utf8').includes('hop_over'));
});

test('a language has a page of style and a glossary, and no text in English', () => {
  assert.deepEqual([...copy.written].filter(file => /\bis\b/.test(file)).toSorted(), [
    'languages/is/glossary.json',
    'languages/is/style.md',
  ]);
  assert.match(
    copy.run('.', process.execPath, 'tools/texts.mjs', 'coverage').output,
    /Icelandic +\| \d+ of /,
  );
});

test('a name that is taken or invalid changes nothing', () => {
  const refused = (...given) => copy.run('.', process.execPath, 'tools/gen/gen.mjs', ...given);
  assert.match(refused('remote', 'marsh').output, /mf-marsh is there already/);
  assert.match(refused('command', 'hop-over').output, /already/);
  assert.match(refused('course', 'knitting').output, /already/);
  assert.match(refused('page', 'mf-marsh', 'Reed Bed').output, /is no name/);
  assert.match(refused('page', 'mf-marsh', 'marsh').output, /already/);
  assert.match(refused('endpoint', 'weather', 'count-clouds').output, /already/);
  assert.match(refused('endpoint', 'organization', 'count-cows').output, /organization\/school/);
  assert.match(refused('endpoint', 'moon', 'count-cows').output, /no service called moon/);
  assert.match(refused('language', 'xx').output, /no code of a language/);
  assert.match(refused('event', 'barn/gate-painted', 'weather').output, /Say who sends it/);
  assert.match(refused('event', 'organization/gate-painted', 'weather').output, /already/);
  assert.match(refused('language', 'fi').output, /already/);
  assert.equal(refused('barn', 'x').status, 2);
  const level = copy.run('.', process.execPath, 'tools/gen-level.mjs', 'python', 'my-level');
  assert.match(level.output, /No chapter of python takes my-level: its levels begin with intro-/);
});
