import { expect, test } from '@jest/globals';
import { shownHandedIn, shownRemark } from './feedback.rules.ts';

const WRITTEN = new Date('2026-11-02T09:00:00Z');
const READ = new Date('2026-11-02T10:00:00Z');
const REMARK = {
  remarkId: 'remark',
  about: 'work',
  line: 2,
  lineText: 'go()',
  verdict: null,
  text: 'Why?',
  createdAt: WRITTEN,
  readAt: null,
} as unknown as Parameters<typeof shownRemark>[0];

test('a remark is shown at the line it is about, with what stood there', () => {
  expect(shownRemark(REMARK)).toEqual({
    id: 'remark',
    about: 'work',
    line: { number: 2, text: 'go()' },
    verdict: null,
    text: 'Why?',
    created_at: '2026-11-02T09:00:00.000Z',
    read_at: null,
  });
  expect(shownRemark({ ...REMARK, lineText: null }).line).toEqual({ number: 2, text: '' });
});

test('a remark about the whole program has no line; one that was read says when', () => {
  expect(shownRemark({ ...REMARK, line: null, readAt: READ })).toMatchObject({
    line: null,
    read_at: '2026-11-02T10:00:00.000Z',
  });
});

test('work that was handed in says when, and when it came back, if it did', () => {
  const work = { state: 'handed-in', handedInAt: WRITTEN, returnedAt: null } as never;
  expect(shownHandedIn(work)).toEqual({
    state: 'handed-in',
    handed_in_at: '2026-11-02T09:00:00.000Z',
    returned_at: null,
  });
  expect(shownHandedIn({ state: 'returned', handedInAt: WRITTEN, returnedAt: READ } as never)).toMatchObject({
    state: 'returned',
    returned_at: '2026-11-02T10:00:00.000Z',
  });
});
