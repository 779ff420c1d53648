import { expect, test } from '@jest/globals';
import { afterEnter, afterShiftTab, afterTab, type Edit } from './indent.rules.ts';

const done = (code: string, edit: Edit | null): string | null =>
  edit && code.slice(0, edit.from) + edit.text + code.slice(edit.to);

/** Puts the cursor where the bar is. */
const at = (marked: string): [code: string, place: number] => [marked.replace('|', ''), marked.indexOf('|')];

test.each([
  ['|a()', '    a()'],
  ['if x:\n  |a()', 'if x:\n    a()'],
  ['if ab:\n  |a()', 'if ab:\n    a()'],
  ['x = |1', 'x =     1'],
])('Tab in %j leads to %j', (marked, code) => {
  const [text, place] = at(marked);
  expect(done(text, afterTab(text, place, place))).toBe(code);
});

test.each([
  ['if x:\n    a()|', 'if x:\na()'],
  ['      a()|', '    a()'],
  ['a()|', null],
])('Shift and Tab in %j lead to %j', (marked, code) => {
  const [text, place] = at(marked);
  expect(done(text, afterShiftTab(text, place))).toBe(code);
});

test.each([
  ['a()|', 'a()\n'],
  ['    a()|', '    a()\n    '],
  ['if x:|', 'if x:\n    '],
  ['    for i in y:  # z|', '    for i in y:  # z\n        '],
  ['x = {"a": 1}|', 'x = {"a": 1}\n'],
  ['a()|\nb()', 'a()\n\nb()'],
  ['    a()|\nb()', '    a()\n    \nb()'],
  ['if x:|\n    a()', 'if x:\n    \n    a()'],
  ['a()|\nif x:', 'a()\n\nif x:'],
])('Enter in %j leads to %j', (marked, code) => {
  const [text, place] = at(marked);
  expect(done(text, afterEnter(text, place, place))).toBe(code);
});
