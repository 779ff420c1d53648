import { expect, test } from '@jest/globals';
import { dueAt, invoiceNumber, isReminderDue } from './invoice.rules.ts';

test('numbers count within a year', () => {
  expect([invoiceNumber(2026, 1), invoiceNumber(2027, 12_345)]).toEqual(['2026-0001', '2027-12345']);
});

test('an invoice is due thirty days later', () => {
  expect(dueAt(new Date('2026-11-29T10:00:00Z')).toISOString()).toBe('2026-12-29T10:00:00.000Z');
});

const DUE = new Date('2026-03-01T00:00:00Z');
const after = (days: number): Date => new Date(DUE.getTime() + days * 86_400_000);

test.each<[string, number | null, number, boolean]>([
  ['on its day', null, 0, false],
  ['a day late', null, 1, true],
  ['a day late, told that day', 1, 2, false],
  ['two weeks late, told once', 1, 14, true],
  ['late and never told', null, 20, true],
  ['told at the last time', 28, 90, false],
])('%s', (_, told, day, isDue) => {
  const remindedAt = told === null ? null : after(told);
  expect(isReminderDue({ dueAt: DUE, remindedAt }, after(day))).toBe(isDue);
});
