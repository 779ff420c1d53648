import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  doubledProblem,
  doubledWords,
  emptyProblem,
  exclamationProblem,
  lengthProblem,
  mostProblem,
  punctuationProblem,
  pythonProblem,
  quotesProblem,
  spaceProblem,
} from './form.rules.mjs';

const told = (rule, english, translation, code = 'de', more = {}) =>
  rule({ english, translation, ...more }, { code });

test('nothing, and other space around it, is told', () => {
  assert.equal(told(emptyProblem, 'A', ' '), 'is empty');
  assert.equal(told(emptyProblem, '', ''), undefined);
  assert.match(told(spaceProblem, 'A', 'A '), /space/);
  assert.equal(told(spaceProblem, 'A ', 'A '), undefined);
  assert.match(told(spaceProblem, 'A b', 'A  b'), /two spaces/);
});

test('far too long or short is told; signs of Japanese count for more, forms of few for less', () => {
  assert.match(told(lengthProblem, 'Save', 'x'.repeat(30)), /three times/);
  assert.equal(told(lengthProblem, 'Save', 'Speichern und weiter'), undefined);
  const long = 'x '.repeat(40);
  assert.match(told(lengthProblem, long, 'x '.repeat(8)), /shorter/);
  assert.equal(told(lengthProblem, long, 'x', 'ar', { form: 'zero' }), undefined);
  assert.equal(told(lengthProblem, long, 'の'.repeat(12), 'ja'), undefined);
});

test('a word twice is told, but not around code, nor where the language doubles it', () => {
  assert.match(told(doubledProblem, 'x', 'Der Hof Hof'), /Hof/);
  assert.equal(told(doubledProblem, 'x', 'Das, das'), undefined);
  assert.equal(told(doubledProblem, 'x', 'und `x` und'), undefined);
  assert.equal(told(doubledProblem, 'x', 'Leute, die die Hühner füttern'), undefined);
  assert.equal(told(doubledProblem, 'x', 'حرفًا حرفًا', 'ar'), undefined);
  assert.match(told(doubledProblem, 'x', '支払い方法を を選ぶ', 'ja'), /twice/);
});

test('what a language says twice on purpose is learnt from its texts', () => {
  const text = (english, translation) => ({ english, translation });
  const harf = ['Kontrol et, harf harf', 'Harf harf oku'].map(translation => text('x', translation));
  const problem = entry => doubledProblem(entry, { code: 'tr', doubles: doubledWords([...harf, entry]) });
  assert.equal(problem(text('Compare them letter by letter', 'Harf harf karşılaştır')), undefined);
  assert.equal(problem(text('Go from floor to floor', 'Kat kat gez')), undefined);
  assert.equal(problem(text('Each letter counts', 'Harf harf sayılır')), undefined);
  assert.match(problem(text('Press the button', 'Düğmeye düğmeye bas')), /Düğmeye/);
  assert.match(problem(text('Press the letter', 'Harf harf bas')), /Harf/);
});

test('signs are those of the language', () => {
  assert.match(told(exclamationProblem, 'x', 'Super!!'), /exclamation/);
  assert.match(told(punctuationProblem, 'x', 'نعم, لا', 'ar'), /،/);
  assert.equal(told(punctuationProblem, 'x', 'نعم، 1,5', 'ar'), undefined);
  assert.match(told(quotesProblem, 'x', '“Los”'), /„“/);
  assert.equal(told(quotesProblem, 'x', '„Los“ und `"a"`'), undefined);
  assert.equal(told(quotesProblem, 'x', '“Go”', 'da'), undefined);
});

test('names of Python are kept and not inflected', () => {
  assert.match(told(pythonProblem, 'Write print first', 'Napisz printa', 'pl'), /inflects print/);
  assert.equal(told(pythonProblem, 'Write print first', 'Napisz print', 'pl'), undefined);
  assert.equal(told(pythonProblem, 'A card to print', 'Karta do druku', 'pl'), undefined);
  assert.match(told(pythonProblem, 'Use elif here', 'Nimm es hier'), /lost elif/);
  assert.equal(told(pythonProblem, 'Use elif here', 'يأتي elif', 'ar'), undefined);
});

test('an idea that its chip has no room for is told', () => {
  const idea = { id: 'python/loops-level1/idea' };
  assert.match(told(mostProblem, 'Use a loop', 'x'.repeat(49), 'ar', idea), /49 letters/);
  assert.equal(told(mostProblem, 'Use a loop', 'x'.repeat(48), 'ar', idea), undefined);
  assert.equal(told(mostProblem, 'Use a loop', 'x'.repeat(64), 'fi', idea), undefined);
  assert.match(told(mostProblem, 'Use a loop', 'x'.repeat(65), 'fi', idea), /65 letters/);
  assert.equal(told(mostProblem, 'Save', 'x'.repeat(49), 'ar', { id: 'a:b' }), undefined);
});

test('words twice are told in languages without spaces, too, and straight quotation marks', () => {
  const told = (rule, english, translation) => rule({ english, translation }, { code: 'ja' });
  assert.match(told(doubledProblem, 'Keep this page', 'このページをこのページを開く'), /twice/);
  assert.equal(told(doubledProblem, 'Keep this page', 'このページを開いておく'), undefined);
  assert.match(told(quotesProblem, 'Press Run', '"実行"をおす'), /straight/);
  assert.equal(told(quotesProblem, 'Press Run', '「実行」をおす'), undefined);
  assert.equal(told(quotesProblem, 'Say "hi"', '"hi"と言う'), undefined);
});
