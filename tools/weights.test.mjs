// npm run weights, and what is told of a page that grew. The pages themselves are weighed by e2e's journeys/site/weights.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import '../e2e/weights/weights.rules.test.ts';

const ROOT = path.join(import.meta.dirname, '..');

const weight = kilobytes => ({ kilobytes, shift: { desktop: 0, phone: 0 }, parts: {} });

test('limits are lowered to what was measured, and those that are named are raised', t => {
  const folder = mkdtempSync(path.join(tmpdir(), 'burrow-weights-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const [limits, measured] = ['limits.json', 'measured.json'].map(name => path.join(folder, name));
  writeFileSync(limits, JSON.stringify({ terms: weight(300), class: weight(500), guide: weight(400) }));
  writeFileSync(measured, JSON.stringify({ terms: weight(290), class: weight(510), guide: weight(410) }));
  const run = (...given) => {
    const files = ['--limits', limits, '--measured', measured];
    return spawnSync('npm', ['run', '--silent', 'weights', '--', ...files, ...given], {
      cwd: ROOT,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
  };
  const refused = run('--raise', 'barn');
  assert.equal(refused.status, 1);
  assert.match(refused.stderr, /There is no page "barn"\. Pages: terms, class, guide\./);
  assert.equal(run('--raise', 'class').status, 0);
  const kilobytes = Object.entries(JSON.parse(readFileSync(limits, 'utf8'))).map(
    ([page, limit]) => `${page} ${limit.kilobytes}`,
  );
  assert.deepEqual(kilobytes, ['terms 290', 'class 510', 'guide 400']);
});
