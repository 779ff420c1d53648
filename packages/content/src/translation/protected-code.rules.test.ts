import { expect, test } from '@jest/globals';
import { protectCode, restoreCode, translationProblem } from './protected-code.rules.ts';

const ENGLISH = 'With `f`, **{animal}** shows `{farm}`. Without the `f`, it does not.';
const source = protectCode(ENGLISH);

test('code is a number in braces, the same for the same code, and comes back as it was', () => {
  expect(source).toEqual({
    text: 'With {1}, **{animal}** shows {2}. Without the {1}, it does not.',
    code: ['`f`', '`{farm}`'],
  });
  expect(restoreCode(source.text, source.code)).toBe(ENGLISH);
});

test.each([
  ['Mit {1} zeigt **{animal}** {2}.', undefined],
  ['{2} kommt von {1}, **du** siehst es.', undefined],
  ['Mit {1} zeigt **{animal}** alles.', 'lost {2}'],
  ['**{animal}** zeigt alles.', 'lost {1} {2} {1}'],
  ['Mit {1} zeigt **{animal}** {2} und {3}.', 'has {3}, which the English lacks'],
  ['Mit {1} zeigt **{animal}** {2}, {3} und {4}.', 'has {3} {4}, which the English lacks'],
  ['Mit {1} zeigt **{tier}** {2}.', 'has {tier}, which the English lacks'],
  ['Mit {1} zeigt **{animal}** {2} und `g`.', 'has code of its own'],
  ['Mit {1} zeigt {animal} {2}.', 'has other terms in bold than the English'],
])('%s', (translation, problem) => {
  expect(translationProblem(source, translation)).toBe(problem);
});

test('a string without code is as it was', () => {
  const plain = protectCode('The farm.');
  expect(plain).toEqual({ text: 'The farm.', code: [] });
  expect(translationProblem(plain, 'Der Hof.')).toBeUndefined();
});

test('the tenth piece of code comes back as well', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `\`x${index}\``).join(' ');
  const { text, code } = protectCode(ten);
  expect(restoreCode(text, code)).toBe(ten);
});
