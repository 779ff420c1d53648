import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingForms, swapProblem, togetherIn } from './together.rules.mjs';

const text = (english, translation) => ({ id: 'a:b', english, translation, holes: [] });
const TEXTS = [
  text('Save', 'Zapisz'),
  text('Save', 'Zapisz'),
  text('Cancel', 'Anuluj'),
  text('Cancel', 'Anuluj'),
  text('Close', 'Anuluj'),
];
const told = entry => swapProblem(entry, togetherIn([...TEXTS, entry]));

test('a button that says what another one says elsewhere is told', () => {
  assert.match(told(text('Cancel', 'Zapisz')), /says "save"/);
  assert.equal(told(text('Cancel', 'Anuluj')), undefined);
  assert.equal(told(text('Cancel', 'Zrezygnuj')), undefined);
  assert.equal(told(text('Keep', 'Zapisz')), undefined);
});

test('forms lack where others of the text are there', () => {
  const form = (name, translation, isOptional = false) => ({
    id: `a:rows_${name}`,
    form: name,
    translation,
    isOptional,
  });
  assert.deepEqual(missingForms([form('one', 'x'), form('few', undefined), form('many', 'y')]), [
    'a:rows_few',
  ]);
  assert.deepEqual(missingForms([form('one', undefined), form('other', undefined)]), []);
  assert.deepEqual(missingForms([form('one', 'x'), form('zero', undefined, true)]), []);
});
