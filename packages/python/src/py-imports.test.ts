import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('./py/', import.meta.url);

test('our Python modules are imported when Python starts, since a snapshot keeps no files to import later', () => {
  const late = readdirSync(FOLDER)
    .filter(name => name.endsWith('.py'))
    .filter(name => /^[ \t]+(from|import) burrow_/m.test(readFileSync(new URL(name, FOLDER), 'utf8')));
  expect(late).toEqual([]);
});
