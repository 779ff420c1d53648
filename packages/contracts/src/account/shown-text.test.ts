import { describe, expect, test } from '@jest/globals';
import { ClassNameSchema } from '../organization/class.schema.ts';
import { RemarkTextSchema } from '../remark.schema.ts';
import { FullNameSchema } from './fields.schema.ts';
import { tidyText } from './shown-text.ts';

const NAMES = [FullNameSchema, ClassNameSchema, RemarkTextSchema];

describe.each(NAMES.map(schema => [schema] as const))('a name that others read', schema => {
  test.each(['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069', '\uD83D', '\uDE00'])(
    'with %j turns the line around, and is refused',
    character => {
      for (const name of [`Ada${character}`, `${character}Ada`, `A${character}da`])
        expect(schema.safeParse(name).success).toBe(false);
    },
  ); // prettier-ignore

  test.each(['\u200B', '\u200E', '\u200F', '\uFEFF'])('loses %j, which nobody sees', character => {
    expect(schema.parse(`${character}A${character}da${character} `)).toBe('Ada');
    expect(schema.safeParse(character.repeat(3)).success).toBe(false);
  });

  test('keeps joiners between letters only', () => {
    for (const name of ['می\u200cخواهم', 'क्\u200dष', 'Ada Lovelace', 'José', '李 小龍', '😀'])
      expect(schema.parse(name)).toBe(name);
    expect(schema.parse('\u200dAda \u200cLovelace\u200d')).toBe('Ada Lovelace');
    expect(schema.parse('A\u200c\u200d\u200cda')).toBe('A\u200cda');
    expect(schema.parse('A\u200b\u200dda')).toBe('A\u200dda');
    expect(schema.safeParse('\u200d\u200c').success).toBe(false);
  });
});

test('two names that look the same are the same', () => {
  expect(tidyText('ز\u200fينب')).toBe('زينب');
  expect(tidyText('Ben\u200d')).toBe(tidyText('\uFEFFBen'));
});

test('what is tidy stays as it is, however often', () => {
  for (const text of ['می\u200cخواهم', 'line\nline', '👩\u200d👧'])
    expect(tidyText(tidyText(text))).toBe(tidyText(text));
});
