import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { ABSENT } from './antd-rules.ts';

const TABLE = fileURLToPath(new URL('es/table/', import.meta.resolve('antd/package.json')));

// If antd moves them, they come back into the product without a word.
test.each([
  ['InternalTable.js', '../pagination', '../pagination/index.js'],
  ['hooks/useFilter/index.js', './FilterDropdown', 'hooks/useFilter/FilterDropdown.js'],
])('what %s brings along from %s is left out', (file, request, found) => {
  expect(readFileSync(path.join(TABLE, file), 'utf8')).toContain(`from '${request}'`);
  expect(path.join(TABLE, found)).toMatch(ABSENT);
});
