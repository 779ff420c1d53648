import { expect, test } from '@jest/globals';
import { parseInline, parseMarkdown } from './markdown.rules.ts';

test('a text consists of paragraphs, lists, headings and code', () => {
  const text =
    'One\nline.\n\n## Title\n\n- a `b`\n- c\n  goes on\n\n1. first\n2. second\n\n```python\nif x:\n\n    go()\n```\nEnd.';
  expect(parseMarkdown(text).map(({ kind }) => kind)).toEqual([
    'paragraph', 'heading', 'list', 'list', 'code', 'paragraph',
  ]); // prettier-ignore
  expect(parseMarkdown(text)[0]).toEqual({
    kind: 'paragraph',
    children: [{ kind: 'text', text: 'One line.' }],
  });
  expect(parseMarkdown(text)[2]).toEqual({
    kind: 'list',
    ordered: false,
    items: [
      [
        { kind: 'text', text: 'a ' },
        { kind: 'code', text: 'b' },
      ],
      [{ kind: 'text', text: 'c goes on' }],
    ],
  });
  expect(parseMarkdown(text)[3]).toMatchObject({ kind: 'list', ordered: true });
  expect(parseMarkdown(text)[4]).toEqual({ kind: 'code', text: 'if x:\n\n    go()' });
});

test('a block ends at an empty line, even one with spaces, and where code begins', () => {
  expect(parseMarkdown('One\n  \nTwo\n```\nx\n```').map(({ kind }) => kind)).toEqual([
    'paragraph',
    'paragraph',
    'code',
  ]);
  expect(parseMarkdown('## Title\ngoes on')).toEqual([
    { kind: 'heading', children: [{ kind: 'text', text: 'Title goes on' }] },
  ]);
  expect(parseMarkdown('- a\n- b\n- c\n  goes on')[0]).toMatchObject({
    items: [{}, {}, [{ text: 'c goes on' }]],
  });
});

test('a line has strong, emphasised and code pieces, and links', () => {
  expect(parseInline('A **big `x`** and *small* [way](/play).')).toEqual([
    { kind: 'text', text: 'A ' },
    {
      kind: 'strong',
      children: [
        { kind: 'text', text: 'big ' },
        { kind: 'code', text: 'x' },
      ],
    },
    { kind: 'text', text: ' and ' },
    { kind: 'em', children: [{ kind: 'text', text: 'small' }] },
    { kind: 'text', text: ' ' },
    { kind: 'link', href: '/play', children: [{ kind: 'text', text: 'way' }] },
    { kind: 'text', text: '.' },
  ]);
});

test.each([
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](//evil.example)',
  '2 * 3 * 4',
  'a*b*c',
  'snake_case_name',
])('%s stays text', text => {
  const pieces = parseInline(text);
  expect(pieces.every(({ kind }) => kind === 'text')).toBe(true);
  expect(pieces.map(piece => ('text' in piece ? piece.text : '')).join('')).toBe(text);
});

test('a mark at the beginning has no empty text before it', () => {
  expect(parseInline('`x`')).toEqual([{ kind: 'code', text: 'x' }]);
});

test('marks that are not closed stay text, and code that is not closed continues to the end', () => {
  expect(parseInline('**a `b')).toEqual([{ kind: 'text', text: '**a `b' }]);
  expect(parseMarkdown('```\na\nb')).toEqual([{ kind: 'code', text: 'a\nb' }]);
  expect(parseMarkdown('')).toEqual([]);
});
