import { expect, test } from '@jest/globals';
import { joinName, namesOf, proposedParts, splitName } from './name-parts.rules.ts';

test.each([
  ['Lind, Maya', 'Maya', 'Lind'],
  ['van der Berg, Jan', 'Jan', 'van der Berg'],
  ['García Márquez,  María José', 'María José', 'García Márquez'],
  ['العلي، أحمد', 'أحمد', 'العلي'],
  ['DUPONT Marie', 'Marie', 'DUPONT'],
  ['Marie DUPONT-ROY', 'Marie', 'DUPONT-ROY'],
  ['Maya Sofia LIND BERG', 'Maya Sofia', 'LIND BERG'],
  ['ИВАНОВА Анна', 'Анна', 'ИВАНОВА'],
  ['Jan van der Berg', 'Jan', 'van der Berg'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['Anna von Arnim', 'Anna', 'von Arnim'],
])('%s is certain', (name, first_name, last_name) =>
  expect(splitName(name)).toEqual({ first_name, last_name }),
);

test.each([
  ['one word', 'Cher'],
  ['two words, which may be two given names', 'Anna Maria'],
  ['two words, which may have the family first', 'Nagy Anna'],
  ['three words', 'Gabriel José García'],
  ['a given name with a particle', 'Maria de Lourdes'],
  ['a particle between more than two words', 'Anna Sofia van Dijk Berg'],
  ['a particle in small letters at the end', 'Jan van der'],
  ['a name of father and grandfather', 'أحمد محمد علي'],
  ['characters without a space', '李小龙'],
  ['initials', 'JP Smith'],
  ['all in capitals', 'MAYA LIND'],
  ['capitals in the middle', 'Maya LIND Berg'],
  ['capitals at both ends', 'LIND Maya BERG'],
  ['a suffix behind a comma', 'Martin Luther King, Jr.'],
  ['two commas', 'Lind, Maya, 4B'],
  ['nothing before a comma', ', Maya'],
  ['nothing', ''],
])('%s is kept whole', (_, name) => expect(splitName(name)).toBeNull());

test.each([
  ['Maya Lind', null, 'Maya', 'Lind'],
  ['Gabriel José García', 'es', 'Gabriel José', 'García'],
  ['Nagy Anna', 'hu', 'Anna', 'Nagy'],
  ['Lind, Maya', 'hu', 'Maya', 'Lind'],
])('%s is proposed by the order of the language', (name, language, first_name, last_name) =>
  expect(proposedParts(name, language)).toEqual({ first_name, last_name }),
);

test('a single word has no parts to propose', () => expect(proposedParts(' Cher ')).toBeNull());

test.each([
  ['Maya', 'Lind', 'en', 'Maya Lind'],
  ['Anna', 'Nagy', 'hu', 'Nagy Anna'],
  ['小龙', '李', 'zh', '李小龙'],
  ['小龙', '李', 'en', '小龙 李'],
  ['Hanako', 'Yamada', 'ja', 'Yamada Hanako'],
  ['Cher', '', 'en', 'Cher'],
  ['', 'Lind', null, 'Lind'],
])('%s and %s are shown in the order of %s', (first, last, language, shown) =>
  expect(joinName(first, last, language)).toBe(shown),
);

test('parts that are told are kept, and make the name that is shown unless it is told, too', () => {
  const parts = { first_name: 'Anna', last_name: 'Nagy' };
  expect(namesOf(parts, 'hu')).toEqual({ full_name: 'Nagy Anna', ...parts });
  expect(namesOf({ full_name: 'Anna N.', ...parts })).toEqual({ full_name: 'Anna N.', ...parts });
  expect(namesOf({ first_name: 'Cher', last_name: null })).toEqual({
    full_name: 'Cher',
    first_name: 'Cher',
    last_name: null,
  });
});

test('a whole name is split only where that is certain', () => {
  expect(namesOf({ full_name: 'Lind, Maya' })).toEqual({
    full_name: 'Lind, Maya',
    first_name: 'Maya',
    last_name: 'Lind',
  });
  expect(namesOf({ full_name: 'Maya Lind' })).toEqual({
    full_name: 'Maya Lind',
    first_name: null,
    last_name: null,
  });
  expect(namesOf({ full_name: null })).toEqual({ full_name: null, first_name: null, last_name: null });
});
