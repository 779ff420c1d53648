import { expect, test } from '@jest/globals';
import { fold, markWords } from './fold.rules.ts';

const marked = (text: string, ...words: string[]) =>
  markWords(
    text,
    words.map(word => fold(word).text),
  )
    .map(({ text: piece, isHit }) => (isHit ? `[${piece}]` : piece))
    .join('');

test('case, accents and vowel signs do not matter, and the text stays as it is written', () => {
  expect(marked('The Lückenlose Loop', 'lucken', 'LOOP')).toBe('The [Lücken]lose [Loop]');
  expect(marked('مُراكِم وقِيَم', 'مراكم')).toBe('[مُراكِم] وقِيَم');
});

test('Arabic letters that are typed for each other find each other', () => {
  expect(marked('الأهداف', 'اهداف')).toBe('ال[أهداف]');
  expect(marked('القائمة على المكتبة', 'القائمه')).toBe('[القائمة] على المكتبة');
  expect(marked('إلى', 'الي')).toBe('[إلى]');
  expect(marked('حـــلقة', 'حلقة')).toBe('[حـــلقة]');
});

test('every place of every word is marked once, also where words overlap', () => {
  expect(marked('loop, loops and looping', 'loop', 'loops')).toBe('[loop], [loop]s and [loop]ing');
  expect(marked('nothing here', 'loop')).toBe('nothing here');
});

test('a piece is told apart from what is around it, also where two stand side by side', () => {
  expect(markWords('loops', ['loop', 's'])).toEqual([
    { text: 'loop', isHit: true },
    { text: 's', isHit: true },
  ]);
  expect(markWords('', ['loop'])).toEqual([]);
  expect(marked('one two', 'two', 'one')).toBe('[one] [two]');
});

test('marks of direction do not matter, and letters of two places stay whole', () => {
  expect(marked('\u2066for\u2069 🦊 loop', 'for', 'loop')).toBe('\u2066[for\u2069] 🦊 [loop]');
  expect(marked('ٱسم', 'اسم')).toBe('[ٱسم]');
});
