import { expect, test } from '@jest/globals';
import { currentTemplate } from './current-template.rules.ts';

test('a mail that an earlier release queued is written in today’s words', () => {
  expect(currentTemplate('purchase-made-early')).toBe('purchase-made');
  expect(currentTemplate('refund-by-staff')).toBe('refund-approved');
  expect(currentTemplate('purchase-made')).toBe('purchase-made');
});
