import { describe, expect, test } from '@jest/globals';
import { placesOf } from './places.rules.ts';

const school = (name: string, is_current: boolean) => ({
  organization_id: name,
  name,
  role: 'teacher' as const,
  is_current,
});
const idsOf = (...asked: Parameters<typeof placesOf>) => placesOf(...asked).map(({ id }) => id);

describe('somebody can choose', () => {
  test('between the schools to which they belong, and their family if there is one', () => {
    const schools = [school('elm', true), school('oak', false)];
    expect(idsOf({ schools, has_family: false })).toEqual(['elm', 'oak']);
    expect(idsOf({ schools, has_family: true })).toEqual(['elm', 'oak', null]);
    expect(idsOf({ schools: [school('elm', true)], has_family: true })).toEqual(['elm', null]);
  });

  test('nothing without a second place', () => {
    expect(idsOf({ schools: [school('elm', true)], has_family: false })).toEqual([]);
    expect(idsOf({ schools: [], has_family: true })).toEqual([]);
  });

  test('a school again while they work in none', () => {
    expect(placesOf({ schools: [school('elm', false)], has_family: false })).toEqual([
      { id: 'elm', name: 'elm', role: 'teacher', isCurrent: false },
      { id: null, name: null, role: null, isCurrent: true },
    ]);
  });
});
