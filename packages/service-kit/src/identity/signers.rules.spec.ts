import { expect, test } from '@jest/globals';
import { maySign } from './signers.rules.ts';

test.each([
  ['gateway', 'parent', null, true],
  ['gateway', 'visitor', null, true],
  ['gateway', 'parent', 'gateway', false],
  ['learning', 'parent', null, false],
  ['learning', 'service', 'learning', true],
  ['gateway', 'service', 'gateway', true],
  ['gateway', 'service', 'learning', false],
  ['learning', 'service', 'gateway', false],
] as const)('%s may say that a %s of %s is calling: %s', (signer, role, service, may) => {
  expect(maySign(signer, { role, service })).toBe(may);
});
