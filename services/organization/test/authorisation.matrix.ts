import { type AuthorisationMatrix, NOBODY, open } from '@burrow/service-kit/testing';

const OWN = { params: { class_id: '{class-a}' } };
const FOREIGN = { params: { class_id: '{class-h}' } };
const UNKNOWN = { params: { class_id: NOBODY } };
const NO_CHANGE = { body: { version: 1 } };

/** Those who teach Class 4a, and the administrator of its school; the last two columns are another school's, and staff. */
const OWN_CLASS = '401 401  403 403  403 403  ok  403  ok  403  403';
const HARBOUR_CLASS = '401 401  403 403  403 403  403 403  403 ok   403';
const NO_CLASS = '401 401  403 403  403 403  403 403  403 403  403';
const TEACHING = '401 401  403 403  403 403  ok  ok   ok  ok   403';
const ADMINISTRATORS = '401 401  403 403  403 403  403 403  ok  ok   403';
/** Those without an organisation are told that they have none. */
const ANY_MEMBER = '401 401  ok  ok   ok  ok   ok  ok   ok  ok   ok';

export const MATRIX: AuthorisationMatrix<'organization'> = {
  getOrganization: [{ cells: ANY_MEMBER }],
  updateOrganization: [{ body: {}, cells: ADMINISTRATORS }],
  checkSlugExists: open({ query: { slug: 'meadow' } }),
  listClasses: [{ cells: TEACHING }],
  createClass: [{ body: {}, cells: TEACHING }],
  getClass: [
    { about: 'a class of Meadow', ...OWN, cells: OWN_CLASS },
    { about: 'a class of Harbour', ...FOREIGN, cells: HARBOUR_CLASS },
    { about: 'no class', ...UNKNOWN, cells: NO_CLASS },
  ],
  updateClass: [
    { about: 'a class of Meadow', ...OWN, ...NO_CHANGE, cells: OWN_CLASS },
    { about: 'a class of Harbour', ...FOREIGN, ...NO_CHANGE, cells: HARBOUR_CLASS },
    { about: 'no class', ...UNKNOWN, ...NO_CHANGE, cells: NO_CLASS },
  ],
  deleteClass: [{ about: 'no class', ...UNKNOWN, cells: NO_CLASS }],
  getClassTeacher: [
    { about: 'a class of Meadow', params: { class_id: '{class-a}', user_id: '{teacher}' }, cells: OWN_CLASS },
    { about: 'a class of Harbour', params: { class_id: '{class-h}', user_id: '{teacher}' }, cells: HARBOUR_CLASS },
  ],
  listClassTeachers: [
    { about: 'a class of Meadow', ...OWN, cells: OWN_CLASS },
    { about: 'a class of Harbour', ...FOREIGN, cells: HARBOUR_CLASS },
  ],
  updateClassTeachers: [
    { about: 'a class of Meadow', body: { class_id: '{class-a}', teacher_ids: ['{teacher}'] }, cells: '401 401  403 403  403 403  403 403  ok  403  403' },
    { about: 'somebody of another school', body: { class_id: '{class-h}', teacher_ids: ['{teacher}'] }, cells: '401 401  403 403  403 403  403 403  403 ok   403' },
    { about: 'no class', body: { class_id: NOBODY, teacher_ids: [] }, cells: NO_CLASS },
  ],
}; // prettier-ignore
