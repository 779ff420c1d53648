import { describe, expect, test } from '@jest/globals';
import { stringsOf, withStrings } from './strings.rules.ts';

const GUIDE = 'One\nline.\n\n\n  Two.\n\n```python\nx = 1\n\ny = 2\n```\n\nThree.';

describe('what is translated of a text', () => {
  test('are its paragraphs, without what is around them, and without code', () => {
    expect(stringsOf(GUIDE)).toEqual(['One\nline.', 'Two.', 'Three.']);
  });

  test('are paragraphs with nothing but an empty line between them', () => {
    expect(stringsOf('One.\n\nTwo.')).toEqual(['One.', 'Two.']);
  });

  test('is no code, not even of a block that nobody closed', () => {
    expect(stringsOf('One.\n\n```python\nx = 1')).toEqual(['One.']);
  });

  test('is nothing of code alone, or of no text', () => {
    expect(stringsOf('```\nx\n```')).toEqual([]);
    expect(stringsOf(' \n\n ')).toEqual([]);
  });

  test('are comments as they are, also empty ones', () => {
    expect(stringsOf(['# a', ''])).toEqual(['# a', '']);
  });

  test('is text right beside code', () => {
    expect(stringsOf('Before\n```\nx\n```\nafter ```y``` end')).toEqual(['Before', 'after', 'end']);
  });
});

describe('a translated text', () => {
  test('has its paragraphs in their order, and the code of the first', () => {
    expect(withStrings(GUIDE, ['Eins', 'Zwei', 'Drei'])).toBe(
      'Eins\n\nZwei\n\n```python\nx = 1\n\ny = 2\n```\n\nDrei',
    );
  });

  test('says the same when its own strings are put back', () => {
    const once = withStrings(GUIDE, stringsOf(GUIDE));
    expect(withStrings(once, stringsOf(once))).toBe(once);
  });

  test('leaves the given strings as they were', () => {
    const strings = ['a', 'b', 'c'];
    withStrings(GUIDE, strings);
    expect(strings).toEqual(['a', 'b', 'c']);
  });

  test('of comments are the comments', () => expect(withStrings(['# a'], ['# b'])).toEqual(['# b']));
});
