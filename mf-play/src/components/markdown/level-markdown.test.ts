import { parseMarkdown, type Block, type Inline } from '@burrow/exercises/markdown';
import { expect, test } from '@jest/globals';
import { loadBookTextsIn } from '@burrow/content/book-texts';
import levels from '../../testing/recorded/levels.json' with { type: 'json' };

const textIn = (pieces: readonly Inline[]): string[] =>
  pieces.flatMap(piece =>
    'children' in piece ? textIn(piece.children) : piece.kind === 'text' ? [piece.text] : [],
  );
const textOf = (block: Block): string[] => {
  if (block.kind === 'code') return [];
  return block.kind === 'list' ? block.items.flatMap(textIn) : textIn(block.children);
};

test('texts of content are parsed completely: no mark is left over', async () => {
  const lessons = Object.values(levels).flatMap(({ guide, tutorial, hint, tip }) => [
    guide,
    tutorial,
    hint,
    tip,
  ]);
  const books = await Promise.all(['en', 'ar', 'de', 'ja', 'pl'].map(loadBookTextsIn));
  const entries = books.flatMap(({ default: book }) => Object.values(book));
  const left = [...lessons, ...entries]
    .flatMap(parseMarkdown)
    .flatMap(textOf)
    .filter(text => /`|\*\*|^\s*\||^>/.test(text));
  expect(left).toEqual([]);
});
