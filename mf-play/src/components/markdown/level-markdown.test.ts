import { parseMarkdown, type Block, type Inline } from '@burrow/exercises/markdown';
import { expect, test } from '@jest/globals';
import book from '@burrow/content/code-book.json' with { type: 'json' };
import levels from '../../testing/recorded/levels.json' with { type: 'json' };

const textIn = (pieces: readonly Inline[]): string[] =>
  pieces.flatMap(piece =>
    'children' in piece ? textIn(piece.children) : piece.kind === 'text' ? [piece.text] : [],
  );
const textOf = (block: Block): string[] => {
  if (block.kind === 'code') return [];
  return block.kind === 'list' ? block.items.flatMap(textIn) : textIn(block.children);
};

test('texts of content are parsed completely: no mark is left over', () => {
  const lessons = Object.values(levels).flatMap(({ guide, tutorial, hint, tip }) => [
    guide,
    tutorial,
    hint,
    tip,
  ]);
  const entries = book.flatMap(({ texts }) => [texts.en, texts.ar]);
  const left = [...lessons, ...entries]
    .flatMap(parseMarkdown)
    .flatMap(textOf)
    .filter(text => /`|\*\*|^\s*\||^>/.test(text));
  expect(left).toEqual([]);
});
