import {
  type AuthorisationMatrix,
  LOGGED_IN,
  NOBODY,
  open,
  OWN_CHILD,
  OWN_PUPIL,
} from '@burrow/service-kit/testing';

/** Those who teach Class 4a, and the administrator of its school; the last two columns are another school's, and staff. */
const OWN_CLASS = '401 401  403 403  403 403  ok  403  ok  403  403';
const HARBOUR_CLASS = '401 401  403 403  403 403  403 403  403 ok   403';
const NO_CLASS = '401 401  403 403  403 403  403 403  403 403  403';
const TEACHING = '401 401  403 403  403 403  ok  ok   ok  ok   403';

/** Refused after the class was found to be the caller's. */
const UNKNOWN_LEVEL = { course_id: 'python', level_slugs: ['nowhere'], due_at: '2126-11-27T12:00:00.000Z' };

const LEVEL = { slug: 'python' };

const FIRST_LEVEL = { course_slug: 'python', slug: 'intro-level1' };

export const MATRIX: AuthorisationMatrix<'learning'> = {
  getCourse: [
    ...open({ params: LEVEL }),
    { about: "a parent's child", params: LEVEL, query: { student_id: '{pip-hopper}' }, cells: '403 403  ok  403  ok  403  403 403  403 403  ok' },
    { about: 'a pupil', params: LEVEL, query: { student_id: '{zoe}' }, cells: '         403 403  403 403  403 ok   ok  403  ok  403  ok' },
    { about: 'nobody', params: LEVEL, query: { student_id: NOBODY }, cells: '          403 403  403 403  403 403  403 403  403 403  403' },
  ],
  getLevel: open({ params: { course_slug: 'python', slug: 'intro-level1' } }),
  getLevelVariants: open({ params: { course_slug: 'python', slug: 'intro-level1' } }),
  getHintDose: open({ params: { course_slug: 'python', slug: 'intro-level1', number: '1' } }),
  updateLevel: open({ params: LEVEL, body: {} }),
  saveDraft: open({ params: LEVEL, body: { level_slug: 'intro-level1', code: '' } }),
  getCodeHistory: open({ params: { course_slug: 'python', slug: 'intro-level1' } }),
  getStudentWork: [
    { about: "a parent's child", ...OWN_CHILD, cells: '401 401  ok  403  ok  403  403 403  403 403  ok' },
    { about: 'a pupil', ...OWN_PUPIL, cells: '         401 401  403 403  403 ok   ok  403  ok  403  ok' },
  ],
  exportLearning: [{ cells: LOGGED_IN }],
  getClassProgress: [
    { about: 'a class of Meadow', params: { class_id: '{class-a}' }, cells: OWN_CLASS },
    { about: 'a class of Harbour', params: { class_id: '{class-h}' }, cells: HARBOUR_CLASS },
    { about: 'no class', params: { class_id: NOBODY }, cells: NO_CLASS },
  ],
  listClassFailures: [
    { about: 'a class of Meadow', params: { class_id: '{class-a}' }, cells: OWN_CLASS },
    { about: 'a class of Harbour', params: { class_id: '{class-h}' }, cells: HARBOUR_CLASS },
    { about: 'no class', params: { class_id: NOBODY }, cells: NO_CLASS },
  ],
  listStudentRuns: [
    { about: "a parent's child", params: { student_id: '{pip-hopper}', ...FIRST_LEVEL }, cells: '401 401  ok  403  ok  403  403 403  403 403  ok' },
    { about: 'a pupil', params: { student_id: '{zoe}', ...FIRST_LEVEL }, cells: '         401 401  403 403  403 ok   ok  403  ok  403  ok' },
  ],
  keepRunOutcome: open({ params: { run_id: NOBODY }, body: { code: null, line: null, variant: null } }),
  listClassesProgress: [{ query: { class_ids: '{class-h}' }, cells: TEACHING }],
  listClassAssignments: [
    { about: 'a class of Meadow', params: { class_id: '{class-a}' }, cells: OWN_CLASS },
    { about: 'a class of Harbour', params: { class_id: '{class-h}' }, cells: HARBOUR_CLASS },
    { about: 'no class', params: { class_id: NOBODY }, cells: NO_CLASS },
  ],
  createClassAssignment: [
    { about: 'a class of Meadow', params: { class_id: '{class-a}' }, body: UNKNOWN_LEVEL, cells: OWN_CLASS },
    { about: 'a class of Harbour', params: { class_id: '{class-h}' }, body: UNKNOWN_LEVEL, cells: HARBOUR_CLASS },
  ],
  updateClassAssignment: [{ params: { assignment_id: NOBODY }, body: { version: 1 }, cells: NO_CLASS }],
  removeClassAssignment: [{ params: { assignment_id: NOBODY }, cells: NO_CLASS }],
  listOwnAssignments: [{ cells: LOGGED_IN }],
  getCredit: open({ params: { execution_type: 'level' } }),
}; // prettier-ignore
