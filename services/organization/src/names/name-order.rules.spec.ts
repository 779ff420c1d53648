import { expect, test } from '@jest/globals';
import { nameOrder } from './name-order.rules.ts';

test.each([
  ['sv', 'organization.names_sv'],
  [null, 'organization.names_root'],
  ['sv; drop table', 'organization.names_root'],
])('names in %s are sorted by %s', (language, collation) => expect(nameOrder(language)).toBe(collation));
