import { expect, test } from '@jest/globals';
import { conflictsWith } from './conflicts.rules.ts';

test('two remotes name nothing alike, but several may fill a slot', () => {
  const play = {
    name: 'mf_play',
    version: '1.0.0',
    prefixes: ['play'],
    slots: ['drawer'],
    endpoints: ['getLevel'],
  };
  const next = { ...play, version: '1.1.0' };
  const quiz = {
    name: 'mf_quiz',
    version: '2.0.0',
    prefixes: ['quiz'],
    slots: ['drawer'],
    endpoints: ['getLevel'],
  };
  expect(conflictsWith(next, [play])).toEqual([]);
  expect(conflictsWith(quiz, [play])).toEqual(['the endpoint "getLevel" belongs to mf_play 1.0.0']);
  expect(conflictsWith({ ...quiz, endpoints: [], modals: ['tip'] }, [{ ...play, modals: ['tip'] }])).toEqual([
    'the dialog "tip" belongs to mf_play 1.0.0',
  ]);
});

test('a path is told too, and every remote that has it', () => {
  const next = { name: 'mf_next', version: '1.0.0', prefixes: ['play', 'next'] };
  const owner = (name: string) => ({ name, version: '3.0.0', prefixes: ['play'], slices: ['game'] });
  expect(conflictsWith({ ...next, slices: ['game'] }, [owner('mf_play'), owner('mf_other')])).toEqual([
    'the path "play" belongs to mf_play 3.0.0',
    'the slice "game" belongs to mf_play 3.0.0',
    'the path "play" belongs to mf_other 3.0.0',
    'the slice "game" belongs to mf_other 3.0.0',
  ]);
});
