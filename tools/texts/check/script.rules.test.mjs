import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  alphabetProblem,
  brokenProblem,
  commentProblem,
  mixProblem,
  noScriptProblem,
  scriptProblem,
} from './script.rules.mjs';

const words = new Set();
const told = (rule, code, english, translation) => rule({ english, translation }, { code, words });

test('letters of another script are told; those of names and of the English are none', () => {
  assert.match(told(scriptProblem, 'pl', 'Save', 'Zаpisz'), /а/);
  assert.equal(told(scriptProblem, 'ja', 'Python', 'Pythonの「ー」'), undefined);
  assert.equal(told(scriptProblem, 'de', 'العربية', 'العربية'), undefined);
  assert.match(told(scriptProblem, 'ja', 'Next', '다음'), /다/);
});

test('a sentence has letters of its language, and the grammar of Japanese', () => {
  assert.match(told(noScriptProblem, 'he', 'This is taken', 'Taken already'), /no letter/);
  assert.equal(told(noScriptProblem, 'he', 'OK', 'OK'), undefined);
  assert.match(
    told(noScriptProblem, 'ja', 'Save your program now', '离开之前请保存你的程序'),
    /another language/,
  );
  assert.equal(told(noScriptProblem, 'ja', 'Save your program', '自動保存'), undefined);
});

test('letters of the same script are of another language', () => {
  assert.match(told(alphabetProblem, 'ar', 'Write', 'اکتب'), /ک/);
  assert.match(told(alphabetProblem, 'de', 'Write', 'Pişte'), /ş/);
  assert.equal(told(alphabetProblem, 'de', 'Şule', 'Şule'), undefined);
  assert.equal(told(alphabetProblem, 'da', 'Write', 'Pişte'), undefined);
});

test('a word of two scripts is told, but not a name with the letter before it that is a word', () => {
  assert.match(told(mixProblem, 'he', 'x', 'השיuor'), /two scripts/);
  assert.equal(told(mixProblem, 'ar', 'x', 'وPython'), undefined);
  assert.equal(told(mixProblem, 'ja', 'x', 'Pythonの'), undefined);
  assert.equal(told(mixProblem, 'ko', 'x', 'Python은'), undefined);
  assert.match(told(mixProblem, 'ko', 'x', '파이thon'), /two scripts/);
});

test('a comment in Hebrew keeps its order in an editor', () => {
  const comment = translation => commentProblem({ id: 'python/intro-level1/comments/1', translation });
  assert.match(comment('הביאו את הלחם אל Bo'), /after right-to-left/);
  assert.match(comment('הביאו את הלחם.'), /full stop/);
  assert.equal(comment('Bo: הביאו לו את הלחם'), undefined);
  assert.equal(
    commentProblem({ id: 'python/intro-level1/guide/1', translation: 'הביאו את הלחם.' }),
    undefined,
  );
});

test('endings that lost a sign are told', () => {
  assert.match(told(brokenProblem, 'ja', 'Done.', 'クリアしまた。'), /また/);
  assert.equal(told(brokenProblem, 'ja', 'Done.', 'クリアしました。また来てね。'), undefined);
  assert.equal(told(brokenProblem, 'de', 'Done.', 'Fertig.'), undefined);
});
