// npm run skew without its builds and browsers: what it makes of two surfaces, of calls and of what failed.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import '../e2e/skew/entries.rules.test.ts';
import '../e2e/skew/recorded-calls.rules.test.ts';
import { blame, judged } from './skew/blame.rules.mjs';
import { renewContent, withNextWorld } from './skew/newer-content.mjs';
import { reportOf } from './skew/report.rules.mjs';
import { callChanges, reportChanges } from './skew/surfaces-between.mjs';

const ROOT = path.join(import.meta.dirname, '..');
const CLIENT = '@burrow/client, index.api.md';
const CALLS = '@burrow/contracts, calls.json';

const REPORT = `
export const useGame: () => Game;
export interface Game {
    level: string;
}
`;

test('an export that went is named by the error of whoever uses it', () => {
  const changes = reportChanges(CLIENT, REPORT, REPORT.replace('useGame', 'useTheGame'));
  const fault = { faults: ['uncaught: TypeError: (0 , l.useGame) is not a function'], told: [] };
  assert.deepEqual(blame(fault, changes), [
    'What changed there:',
    `gone    ${CLIENT}: export const useGame: () => Game;`,
  ]);
  assert.match(blame({ faults: ['other'], told: [] }, changes)[0], /names none of the recorded changes/);
  assert.match(blame(fault, [])[0], /No recorded surface differs/);
});

const LEVEL = 'GET /api/level/data/{slug}';
const schemaWith = (...names) => ({
  type: 'object',
  properties: Object.fromEntries(names.map(name => [name, { $ref: '#/components/schemas/text' }])),
  required: names,
  additionalProperties: false,
});
const callsWith = (...names) => ({
  '#/components/schemas/text': { type: 'string' },
  [LEVEL]: { answer: schemaWith(...names) },
  'GET /api/level/data/all': { answer: null },
});

test('a field that went is named by the address of its call', () => {
  const [before, after] = [callsWith('goals', 'start'), callsWith('goals')];
  const changes = callChanges(CALLS, JSON.stringify(before), JSON.stringify(after));
  const fault = { faults: ['500 http://localhost:8080/api/level/data/intro-level1'], told: [] };
  assert.deepEqual(blame(fault, changes).slice(1), [`gone    ${CALLS}: ${LEVEL}: answer.start`]);
  assert.match(blame({ faults: ['/api/level/data'], told: [] }, changes)[0], /names none/);
});

const outcome = (combination, passed) => ({
  combination,
  journey: 'every page opens',
  passed,
  faults: ['Error: no heading', '- Expected - 1'],
  told: ['a reason'],
});

test('what the previous site fails alone is not known, and what is left is told', () => {
  const [failed, previous, today] = ['remote-first', 'previous', 'today'].map(id => outcome(id, false));
  assert.deepEqual(judged([failed, previous]), { breaks: [], unknown: [previous] });
  assert.deepEqual(judged([failed, today]), { breaks: [today], unknown: [] });
  const { breaks } = judged([failed, outcome('previous', true), outcome('today', true)]);
  assert.deepEqual(breaks, [failed]);
  assert.match(reportOf([failed, failed], [], 'mf-play'), /  the same as above$/);
  assert.deepEqual(reportOf(breaks, [], 'mf-play').trim().split('\n'), [
    "every page opens: today's mf-play in the previous site",
    '  Error: no heading',
    '  a reason',
    '  No recorded surface differs: the cause is in something that is not recorded.',
  ]);
});

test('newer content is a raised world, and says so when its files have changed', () => {
  assert.equal(withNextWorld("WORLD_VERSION: string = '9';"), "WORLD_VERSION: string = '10';");
  assert.throws(() => renewContent(path.join(ROOT, 'tools')), /level\.json/);
});

test('what cannot be tried is refused before anything is built', () => {
  const env = { ...process.env, RELEASES: path.join(ROOT, 'tools/no-releases') };
  const run = (...given) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [path.join(ROOT, 'tools/skew/skew.mjs'), ...given],
      {
        cwd: ROOT,
        env,
        encoding: 'utf8',
      },
    );
    assert.equal(status, 1);
    return stderr;
  };
  assert.match(run('mf-nothing'), /no remote "mf-nothing"/);
  assert.match(run('mf-play', '--only', 'tabs'), /no combination "tabs"\. There are remote-first, /);
  assert.match(run('mf-play'), /Nobody gets a release of mf-play .* --against COMMIT/);
  assert.match(
    run('mf-play', '--against', 'no-such-commit'),
    /no-such-commit .* is no commit of this checkout/,
  );
});
