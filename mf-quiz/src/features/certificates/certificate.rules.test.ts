import { shownNumber } from '@burrow/contracts';
import { timeZoneHere } from '@burrow/contracts/dates';
import { expect, test } from '@jest/globals';
import { animalOf, completedIn, numberIn, numberInText, pdfPath } from './certificate.rules.ts';
import { CERTIFICATE } from '../../testing/earned.ts';

test('a number is read as it is printed, typed or in an address', () => {
  const { id } = CERTIFICATE;
  expect(shownNumber(id)).toMatch(/^.{5}-.{5}-.{5}-.{5}$/);
  for (const text of [
    id,
    id.toUpperCase(),
    shownNumber(id),
    ` ${shownNumber(id).replaceAll('-', ' ')} `,
    numberInText(id),
  ])
    expect(numberIn(text)).toBe(id);
});

test('within a sentence a number keeps its groups, from left to right, on one line', () => {
  const shown = shownNumber(CERTIFICATE.id);
  expect(numberInText(CERTIFICATE.id)).toBe(`\u2066${shown.split('-').join('\u2011')}\u2069`);
});

test.each(['', '12', 'me', 'oooooiiiiilllllooooo', '7k2m394qxw7k2m394qxw7', '../../api/auth/logout'])(
  '“%s” is no number',
  text => {
    expect(numberIn(text)).toBeNull();
  },
);

test('what was completed is the chapter, or the course if there is none', () => {
  expect(completedIn(CERTIFICATE)).toBe('Loops');
  expect(completedIn({ ...CERTIFICATE, kind: 'course', chapter_name: null })).toBe(CERTIFICATE.course_name);
});

test('a course without an animal of its own has the rabbit', () => {
  expect([animalOf('advanced-python'), animalOf('new-course')]).toEqual(['Fox', 'Rabbit']);
});

test('the PDF is in the language of the page, and has its day', () => {
  const ZONE = encodeURIComponent(timeZoneHere());
  expect(pdfPath(CERTIFICATE.id, 'ar')).toBe(
    `/api/certificate/${CERTIFICATE.id}/pdf?language=ar&time_zone=${ZONE}`,
  );
});
