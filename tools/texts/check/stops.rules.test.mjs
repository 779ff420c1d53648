import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stopShares, stopsProblem } from './stops.rules.mjs';

const entry = (english, translation, more = {}) => ({
  id: 'a:b',
  part: 'child',
  english,
  translation,
  ...more,
});
const KEEPS = { sentences: { fewer: 0, more: 0 }, questions: { fewer: 0, more: 0 } };
const FREE = { sentences: { fewer: 0.07, more: 0.1 }, questions: { fewer: 0.07, more: 0.1 } };
const problem = (english, translation, stops = KEEPS, code = 'pl') =>
  stopsProblem(entry(english, translation), { code, stops });

test('a sentence that is lost is noticed where a language keeps them', () => {
  const english = 'They leave the school. Whoever logs in stays. See the page.';
  assert.equal(problem(english, 'Odejdą ze szkoły. Zobacz stronę.'), 'has fewer sentences than the English');
  assert.equal(problem(english, 'Odejdą ze szkoły. Kto się zaloguje, zostaje. Zobacz stronę.'), undefined);
  assert.equal(problem(english, '学校を離れます。ページを見ます。', FREE, 'ja'), undefined);
});

test('a question that became a statement is noticed', () => {
  assert.equal(
    problem('Cancel the proof?', 'ההוכחה בוטלה.', KEEPS, 'he'),
    'has fewer questions than the English',
  );
  assert.equal(problem('Cancel the proof?', 'לבטל את ההוכחה?', KEEPS, 'he'), undefined);
  assert.equal(problem('Is it right? Is it done?', 'Czy jest dobrze i gotowe? Tak?'), undefined);
  assert.equal(problem('Where is it?', 'Πού είναι;', KEEPS, 'el'), undefined);
});

test('what goes on has not ended', () => {
  assert.equal(problem('Make it say True from 20 days on', 'Niech mówi True od 20. dnia'), undefined);
  assert.equal(problem('Write “self.” in front.', 'Napisz przed tym „self.”.'), undefined);
  assert.equal(problem('Loading...', 'Wczytywanie…'), undefined);
});

test('names, lists and forms of numbers are free', () => {
  const free = more => stopsProblem(entry('Opening day', 'Otwieramy!', more), { code: 'pl', stops: KEEPS });
  assert.equal(free({ id: 'python/classes-level8/name' }), undefined);
  assert.equal(free({ form: 'one' }), undefined);
  assert.equal(free({}), 'has more sentences than the English');
});

test('in what share of its texts a language has fewer or more, but for one', () => {
  const [same, fewer] = [entry('One. Two.', 'Un. Deux.'), entry('One. Two.', 'Un, deux.')];
  assert.equal(stopShares([same, fewer], 'fr').sentences.fewer, 0);
  assert.equal(stopShares([same, same, fewer, fewer], 'fr').sentences.fewer, 0.25);
});
