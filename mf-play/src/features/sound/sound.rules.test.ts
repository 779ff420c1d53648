import { expect, test } from '@jest/globals';
import { soundOf } from './sound.rules.ts';

test('what happens in the world has its sound', () => {
  expect(soundOf('moved')).toBe('step');
  expect(soundOf('bumped')).toBe('bump');
  expect(soundOf('failed')).toBe('error');
  expect(soundOf('goalScored')).toBe('goal');
  expect(soundOf('spent')).toBeNull();
});
