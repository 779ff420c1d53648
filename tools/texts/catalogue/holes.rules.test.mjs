import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holeNotes, holesOf } from './holes.rules.mjs';

test('values and tags of links are holes, each once', () => {
  assert.deepEqual(holesOf('{{name}} sees {animal}, <link>$b</link> and <0/> ${name}, {{name}}'), [
    '$b',
    '${name}',
    '</link>',
    '<0/>',
    '<link>',
    '{animal}',
    '{{name}}',
  ]);
  assert.deepEqual(holesOf('It costs $5'), []);
  assert.deepEqual(holesOf('{{thing, accusative}}'), ['{{thing}}']);
  assert.deepEqual(holesOf('{{naïve name}}'), ['{{naïve name}}']);
});

test('a translator is told what stands in a hole', () => {
  assert.deepEqual(holeNotes('{{count}} of {{unheard}}'), [
    '{{count}} is a number: the form of the text is chosen by it',
  ]);
});
