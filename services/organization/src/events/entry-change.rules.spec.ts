import { expect, test } from '@jest/globals';
import { ClassEntryEntity } from '../database/entities/class-entry.entity.ts';
import { entryChangeOf } from './entry-change.rules.ts';

const ENTRY = {
  classId: '0d4c8a52-6c0c-4f57-8a35-6a3f4f8b1d10',
  organizationId: 'b7a1c1d4-51c5-4c1b-9d0a-3b8a2f1e7c22',
  version: 4,
  code: 'cdfg-3467',
  joiningUntil: new Date('2026-11-30T10:00:00Z'),
  lessonBeganAt: null,
  lessonEndsAt: null,
  pictureLogIn: true,
  sharedDevices: false,
};

test('others are told a hash of the code, and never the code', () => {
  const told = entryChangeOf(Object.assign(new ClassEntryEntity(), ENTRY));
  expect(told).toMatchObject({ class_id: ENTRY.classId, version: 4, picture_log_in: true });
  expect(told).toMatchObject({ joining_until: '2026-11-30T10:00:00.000Z', lesson_ends_at: null });
  expect(told.code_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(told)).not.toContain('cdfg');
});

test('a class without a code has no hash', () => {
  expect(entryChangeOf(Object.assign(new ClassEntryEntity(), ENTRY, { code: null })).code_hash).toBeNull();
});
