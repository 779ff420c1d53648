import { createStore } from '@burrow/client';
import { expect, test } from '@jest/globals';
import { STUDENTS } from '../testing/school.ts';
import { startSchool } from '../testing/render-organization.tsx';
import { importsApi } from './imports.api.ts';

const { school } = startSchool();

test('cards are made for a class of any size, in the order of its list', async () => {
  const [student] = STUDENTS;
  const ids = Array.from({ length: 401 }, () => crypto.randomUUID());
  school().students = ids.map(student_id => ({ ...student!, student_id }));
  const body = { student_ids: ids, renew_passwords: false };
  const { cards } = await createStore().dispatch(importsApi.endpoints.makeLoginCards.initiate(body)).unwrap();
  expect(cards.map(({ student_id }) => student_id)).toEqual(ids);
});
