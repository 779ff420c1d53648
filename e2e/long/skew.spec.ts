import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '../support/test.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

test('a changed level and a raised world are released before learning and after it, beside open tabs', () => {
  test.setTimeout(1_200_000);
  const given = ['run', '--silent', 'skew', '--', 'mf-play', '--against', 'HEAD', '--newer-content'];
  const said = execFileSync('npm', given, { cwd: ROOT }).toString();
  expect(said.match(/^works /gm)).toHaveLength(6);
  expect(said).toContain('Nothing breaks.');
});
