import assert from 'node:assert/strict';
import { test } from 'node:test';
import { singularProblem, singularRequests } from './singular.rules.mjs';

const text = translation => ({ part: 'adults', english: 'Buy a course', translation });
const OTHERS = ['קנו קורס', 'קנו תוכנית', 'כתבו שם', 'כתבו כתובת'].map(text);
const told = entry => singularProblem(entry, { singular: singularRequests([...OTHERS, entry], 'he') });

test('a request to one reader is told where all others are to many', () => {
  assert.match(told(text('לא נשאר. קודם קנה אותו.')), /קנה/);
  assert.match(told(text('כתבי שם')), /כתבי/);
  assert.equal(told(text('קודם קנו אותו.')), undefined);
  assert.equal(singularRequests(OTHERS, 'pl'), undefined);
});
