import { expect, test } from '@jest/globals';
import { clauses, codeBlocks, codeParts, countWords, paragraphs, sentences } from './text-measure.ts';

const TEXT = `One two \`player.move_forward(1)\` four. Five!

\`\`\`python
x = 1
\`\`\`

ثلاث كلمات هنا؟ **Bold** end: here`;

test('code counts as one word, punctuation as none', () => {
  expect(countWords('A - b \\* c')).toBe(3);
  expect(countWords(TEXT)).toBe(5 + 1 + 6);
});

test('sentences end at punctuation of either script, not inside code', () => {
  expect(sentences(TEXT)).toEqual(['One two code four', 'Five', 'ثلاث كلمات هنا', '**Bold** end: here']);
  expect(sentences('Is it **ready?** Yes.')).toHaveLength(2);
});

test('a colon or a semicolon ends what is read in one go', () => {
  expect(clauses('Look: it is `a: b`; go!')).toEqual(['Look', 'it is code', 'go']);
  expect(clauses('قف هنا؛ ثم امشِ عند 10:30')).toEqual(['قف هنا', 'ثم امشِ عند 10:30']);
});

test('code is found in blocks and spans', () => {
  expect(codeParts(TEXT)).toEqual(['x = 1', 'player.move_forward(1)']);
  expect(codeBlocks(TEXT)).toEqual(['x = 1\n']);
  expect(paragraphs(TEXT)).toHaveLength(2);
});
