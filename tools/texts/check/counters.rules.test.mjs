import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counterProblem, learnCounters } from './counters.rules.mjs';

const entry = (id, english, translation) => ({ id, part: 'child', english, translation });
const texts = [
  entry('a:one', 'Names of {{count}} students', '生徒{{count}}人の名前'),
  entry('a:two', 'Delete {{count}} names', '{{count}}人の名前を削除'),
  entry('a:three', '{{count}} animals', '動物{{count}}匹'),
];
const problem = (english, translation) => {
  const own = entry('a:own', english, translation);
  return counterProblem(own, { code: 'ja', counters: learnCounters([...texts, own], 'ja') });
};

test('a counter of animals is noticed where others count people', () => {
  assert.equal(
    problem('Save {{count}} names', '{{count}}匹の名前を保存'),
    'counts with 匹 where others have 人',
  );
});

test('the counter of others, and of what nobody else counts, is left alone', () => {
  assert.equal(problem('Save {{count}} names', '{{count}}人の名前を保存'), undefined);
  assert.equal(problem('{{count}} changes', '変更{{count}}件'), undefined);
});

test('languages without counters are not asked', () => {
  assert.equal(learnCounters(texts, 'de'), undefined);
});
