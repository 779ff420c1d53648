import { expect, test } from '@jest/globals';
import { kindOfFind } from './find.rules.ts';

test.each([
  ['mira@example.com', 'address'],
  ['6f2c9f1e-2e0c-4a4e-9d0d-0c8d5d6f7a11', 'id'],
  ['txn_01hv8wptq8987qeep44cyrewp9', 'number'],
  ['2026-0001', 'number'],
] as const)('%s is looked for as an %s', (text, kind) => expect(kindOfFind(text)).toBe(kind));
