import { expect, test } from '@jest/globals';
import { type ListedStudent, matchRoster, type RosterRow } from './match-roster.rules.ts';

const row = (full_name: string | null, more: Partial<RosterRow> = {}): RosterRow => ({
  full_name,
  first_name: null,
  last_name: null,
  username: null,
  external_id: null,
  classId: '7b',
  ...more,
});
const student = (id: string, full_name: string | null, more: Partial<ListedStudent> = {}): ListedStudent => ({
  id,
  username: id,
  full_name,
  classId: '7b',
  hasLeft: false,
  externalIds: [],
  ...more,
});

/** What is found: of each row its state and student, then who is gone. */
function found(
  rows: readonly RosterRow[],
  students: readonly ListedStudent[],
  more: { elsewhere?: string[]; isWhole?: boolean } = {},
) {
  const { elsewhere = [], isWhole = false } = more;
  const matched = matchRoster(rows, { students, elsewhere: new Set(elsewhere), isWhole });
  return [
    ...matched.rows.map(({ state, student: of }) => (of ? `${state} ${of.id}` : state)),
    ...matched.gone.map(({ id }) => `gone ${id}`),
  ];
}

const MAYA = student('maya', 'Maya Lind', { externalIds: ['1'] });
const IDS = { external_id: '1' };

test.each<[string, readonly RosterRow[], readonly ListedStudent[], readonly string[]]>([
  ['by the id, whatever else changed', [row('Maja Lindt', { ...IDS, classId: '8b' })], [MAYA], ['moved maya']],
  ['by the id, with a new name', [row('Maya Lind-Berg', IDS)], [MAYA], ['changed maya']],
  ['by the id, the same', [row('Lind, Maya', IDS)], [MAYA], ['same maya']],
  ['by the id, with an accent more', [row('Máya Lind', IDS)], [MAYA], ['changed maya']],
  ['by the id, without a class', [row('Maya Lind', { ...IDS, classId: null })], [MAYA], ['same maya']],
  ['by the id, in a class that is not there yet', [row('Maya Lind', { ...IDS, classId: undefined })], [MAYA], ['moved maya']],
  ['by the id, who has left', [row('Maya Lind', IDS)], [{ ...MAYA, hasLeft: true }], ['former maya']],
  ['by the name and class, to be named by the id', [row('maya LIND', IDS)], [student('maya', 'Maya Lind')], ['same maya']],
  ['unsure by the name, in another class', [row('Maya Lind', { ...IDS, classId: '8b' })], [student('maya', 'Maya Lind')], ['unsure maya']],
  ['new with another id than who has the name', [row('Maya Lind', { external_id: '2' })], [MAYA], ['new', 'gone maya']],
  ['by the username, with the same name', [row('Maya Lind', { username: 'MAYA', classId: '8b' })], [student('maya', 'Lind, Maya')], ['moved maya']],
  ['new by a username with another name', [row('Aiko', { username: 'maya' })], [student('maya', 'Maya Lind', { classId: '8b' })], ['new']],
  ['a list without ids finds who has one', [row('Maya Lind')], [MAYA], ['same maya']],
  ['two of one name in the list', [row('Maya Lind'), row('Maya Lind')], [student('maya', 'Maya Lind')], ['unsure maya', 'unsure maya']],
  ['two of one name in the school', [row('Maya Lind')], [student('a', 'Maya Lind'), student('b', 'Maya Lind')], ['unsure a', 'gone b']],
  ['nobody without a name', [row(null, { username: 'x' })], [student('maya', null)], ['new', 'gone maya']],
])('%s', (_, rows, students, expected) => expect(found(rows, students)).toEqual(expected)); // prettier-ignore

test('an id of somebody whom the one who asks does not reach is told, and nothing else', () => {
  expect(found([row('Maya Lind', IDS)], [student('maya', 'Maya Lind')], { elsewhere: ['1'] })).toEqual(
    ['elsewhere', 'gone maya'].slice(0, 1),
  );
});

test('who is gone was named by the source, in a class of the list or, if it is all of the school, anywhere', () => {
  const students = [
    MAYA,
    student('noa', 'Noa', { externalIds: ['3'], classId: '8b' }),
    student('ole', 'Ole'),
  ];
  const list = [row('Aiko', { external_id: '2' })];
  expect(found(list, students)).toEqual(['new', 'gone maya']);
  expect(found(list, students, { isWhole: true })).toEqual(['new', 'gone maya', 'gone noa']);
  expect(found([row('Aiko')], students)).toEqual(['new', 'gone maya', 'gone ole']);
});
