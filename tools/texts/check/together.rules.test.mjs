import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  buttonTextsOf,
  copiedFormProblem,
  missingForms,
  quotedProblem,
  swapProblem,
  togetherIn,
} from './together.rules.mjs';

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

test('the form for one, copied to the one for many, is told where the word changes', () => {
  const form = (name, translation) => ({ ...text('x', translation), id: `a:add_${name}`, form: name });
  const told = (...translations) => {
    const forms = ['one', 'few', 'many'].map((name, index) => form(name, translations[index]));
    return copiedFormProblem(forms[2], { code: 'pl', ...togetherIn(forms) });
  };
  assert.match(told('Dodaj ucznia', 'Dodaj uczniów', 'Dodaj ucznia'), /one and for many/);
  assert.equal(told('Dodaj ucznia', 'Dodaj uczniów', 'Dodaj uczniów'), undefined);
  assert.equal(told('Dodaj', 'Dodaj', 'Dodaj'), undefined);
});

test('a sentence names a button as it is called', () => {
  const button = { ...text('Choose a student', 'Wybierz ucznia'), id: 'a:choose' };
  const known = {
    ...togetherIn([button]),
    buttonTexts: buttonTextsOf([button], new Set(['a:choose'])),
  };
  const told = (translation, part = 'adults') =>
    quotedProblem({ ...text('Press “Choose a student”.', translation), part }, known);
  assert.match(told('Naciśnij „Wskaż ucznia”.'), /Choose a student/);
  assert.equal(told('Naciśnij „Wybierz ucznia”.'), undefined);
  assert.equal(told('Naciśnij „Wskaż ucznia”.', 'lessons'), undefined);
});

test('a thing is not the same for a few and for many, but for what cannot be counted', () => {
  const told = (few, many, genitive) => {
    const entry = (form, translation) => ({
      id: `a:nut_${form}`,
      english: 'nut',
      form,
      translation,
      holes: [],
    });
    const all = [entry('few', few), entry('many', many), entry('genitive', genitive)];
    return copiedFormProblem(all[1], { code: 'pl', ...togetherIn(all) });
  };
  assert.match(told('orzechy', 'orzechy', 'orzecha'), /few/);
  assert.equal(told('orzechy', 'orzechów', 'orzecha'), undefined);
  assert.equal(told('mleka', 'mleka', 'mleka'), undefined);
});

test('two or a few things are not said as one is, nor as many are', () => {
  const told = (code, form, single, forms) => {
    const entryOf = (name, translation) => ({
      id: `contracts/thing-names:hen${name && `_${name}`}`,
      english: 'hen',
      form: name || undefined,
      translation,
      holes: [],
    });
    const all = [entryOf('', single), ...Object.entries(forms).map(entry => entryOf(...entry))];
    return copiedFormProblem(
      all.find(entry => entry.form === form),
      { code, ...togetherIn(all) },
    );
  };
  assert.match(told('pl', 'few', 'kura', { few: 'kur', many: 'kur', genitive: 'kury' }), /few and for many/);
  assert.equal(told('pl', 'few', 'kura', { few: 'kury', many: 'kur', genitive: 'kury' }), undefined);
  assert.match(told('he', 'two', 'צבעוני', { two: 'צבעוני', other: 'צבעונים' }), /few and for one/);
  assert.equal(told('he', 'two', 'צבעוני', { two: 'צבעונים', other: 'צבעונים' }), undefined);
  assert.equal(told('he', 'two', 'חלב', { two: 'חלב', other: 'חלב' }), undefined);
});
