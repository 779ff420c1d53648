import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  callsByTopic,
  copyProblem,
  firstProblem,
  isSentence,
  latinProblem,
  sentenceProblem,
  withoutCode,
  wordProblem,
} from './english.rules.mjs';
import { wordUse } from './word-use.rules.mjs';

const BASE = [
  ['The animal walks', 'Das Tier läuft'],
  ['An animal', 'Ein Tier'],
  ['Your animal', 'Dein Tier'],
  ['My animals, a wet animal', 'Meine Tiere'],
  ['One animal', 'Ein Tier'],
  ['Each animal', 'Jedes Tier'],
  ['Use `print` and `for` here, animal', 'Nimm `print` und `for`'],
].map(([english, translation]) => ({ english, translation }));
const contextIn = code => ({
  code,
  words: new Set(['chat']),
  sameAsEnglish: new Set(['a:b']),
  ...wordUse(BASE),
});
const told = (rule, english, translation, code = 'de', id = 'x:y') =>
  rule({ id, english, translation }, contextIn(code));

test('code, holes, addresses and Python’s text are no words', () => {
  const text = 'Say `a b` {{name}} a@b.c https://x.y "corn" my_name f(x) on 30-day plan';
  assert.equal(
    withoutCode(text)
      .replaceAll(/[\s·]+/g, ' ')
      .trim(),
    'Say f(x) on 30-day plan',
  );
});

test('English is no translation of a sentence, unless it is listed', () => {
  assert.equal(isSentence('Log in'), true);
  assert.equal(isSentence('Python'), false);
  assert.equal(isSentence('for crop in row[...]:'), false);
  assert.equal(told(copyProblem, 'Log in now', 'Log in now'), 'is left in English');
  assert.equal(told(copyProblem, 'OK', 'OK'), undefined);
  assert.equal(told(copyProblem, 'Log in now', 'Log in now', 'de', 'a:b'), undefined);
});

test('a sentence or a word in English is told', () => {
  assert.match(told(sentenceProblem, 'Go. Ask for the new one.', 'Los. Ask for the new one.'), /Ask for/);
  assert.equal(told(sentenceProblem, 'Use while, not for', 'Nimm while, nicht for'), undefined);
  assert.match(told(wordProblem, 'Look at the animal', 'Sieh das animal an'), /animal/);
  assert.equal(told(wordProblem, 'Open the chat', 'Öffne den chat'), undefined);
  assert.equal(told(wordProblem, 'Use print', 'Nimm print'), undefined);
  assert.equal(told(wordProblem, 'As in steps = 3', 'Wie in steps = 3'), undefined);
  assert.equal(told(wordProblem, '- `"bridge"`: 4 log', '- `"bridge"`: je 4 log'), undefined);
  assert.equal(told(wordProblem, 'Ask Burrow', 'Frag Burrow'), undefined);
});

test('languages of other letters have no other Latin words', () => {
  assert.match(told(latinProblem, 'The key', 'המפתח schlussel', 'he'), /schlussel/);
  assert.equal(told(latinProblem, 'The key', 'Der Schlüssel'), undefined);
});

test('in a language of other letters, one of the things that the English has is left over, too', () => {
  const context = {
    code: 'ja',
    words: new Set(),
    isCode: () => false,
    isOwn: () => false,
    keptShare: () => 0,
  };
  assert.match(
    wordProblem({ id: 'a', english: 'Walk over roads', translation: 'roadの上' }, context),
    /road/,
  );
});

test('a sentence that begins with its word of English is told, in any letters', () => {
  const english = 'Walks are short. Animal food is here.';
  const is = (translation, code, id) => told(firstProblem, english, translation, code, id);
  assert.equal(is('Kurz. Animal ist da.', 'de'), 'has a word in English: Animal');
  assert.equal(is('散歩。animalの食べ物。', 'ja'), 'has a word in English: Animal');
  assert.equal(is('Kurz. Futter ist da.', 'de'), undefined);
  assert.equal(is('Kurz. Das Animal ist da.', 'de'), undefined);
  assert.equal(is('Kurz. Animal ist da.', 'de', 'x/comments/1'), undefined);
  assert.equal(told(firstProblem, 'Chat is on.', 'Chat ist an.'), undefined);
});

test('a function of Python that texts next to it call is code, and names of keys stay', () => {
  const calls = callsByTopic([
    { id: 'python/loops-level1/tutorial/1', english: 'Write `filter(is_ripe, words)`' },
    { id: 'quiz/python/loops:one.question', english: 'What is `list(filter(is_ripe, words))`?' },
    { id: 'python/loops-level2/tutorial/1', english: 'Write `animal(1)`' },
  ]);
  const problem = (id, word = 'filter') =>
    wordProblem(
      { id, english: `Where does ${word} start?`, translation: `Wo beginnt ${word}?` },
      { ...contextIn('de'), calls },
    );
  assert.equal(problem('python/loops-level1/hint/2'), undefined);
  assert.equal(problem('quiz/python/loops:one.feedback.two'), undefined);
  assert.match(problem('python/loops-level2/hint/2'), /filter/);
  assert.match(problem('quiz/python/loops:two.feedback.two'), /filter/);
  assert.match(problem('python/loops-level2/hint/2', 'animal'), /animal/);
  assert.equal(told(firstProblem, 'Enter runs it', 'Enterキーで実行', 'ja'), undefined);
});
