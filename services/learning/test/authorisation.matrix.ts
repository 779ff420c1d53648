import {
  type AuthorisationMatrix,
  LOGGED_IN,
  NOBODY,
  open,
  OWN_CHILD,
  OWN_STUDENT,
  USERS,
} from '@burrow/service-kit/testing';

/** Those who teach Class 4a, and the administrator of its school; the last two columns are another school's, and staff. */
const OWN_CLASS = '401 401  403 403  403 403  ok  403  ok  403  403';
const HARBOUR_CLASS = '401 401  403 403  403 403  403 403  403 ok   403';
const ADMINISTRATORS = '401 401  403 403  403 403  403 403  ok  ok   403';
const NO_CLASS = '401 401  403 403  403 403  403 403  403 403  403';
const TEACHING = '401 401  403 403  403 403  ok  ok   ok  ok   403';

/** Refused after the class was found to be the caller's. */
const UNKNOWN_LEVEL = { course_id: 'python', level_slugs: ['nowhere'], due_at: '2126-11-27T12:00:00.000Z' };

const REMARK = { course_id: 'python', level_slug: 'nowhere', line: null, text: 'Look at the pond.' };
const FAILURE_REMARK = {
  course_id: 'python',
  level_slug: 'nowhere',
  code: 'world/move-wall',
  text: 'Look at the pond.',
};
const RETURNED = { version: 1, verdict: 'accepted', remark_id: NOBODY, text: '' };

const LEVEL = { slug: 'python' };

const FIRST_LEVEL = { course_slug: 'python', slug: 'intro-level1' };

/** A course, whole or in part: anyone's own, and a student's for those who may see the work. */
const courseOf = (params: Record<string, string>) => [
  ...open({ params }),
  {
    about: "a parent's child",
    params,
    query: { student_id: '{pip-hopper}' },
    cells: '403 403  ok  403  ok  403  403 403  403 403  ok',
  },
  {
    about: 'a student',
    params,
    query: { student_id: '{zoe}' },
    cells: '         403 403  403 403  403 ok   ok  403  ok  403  ok',
  },
  {
    about: 'nobody',
    params,
    query: { student_id: NOBODY },
    cells: '          403 403  403 403  403 403  403 403  403 403  403',
  },
];

const QUIZ = { course_slug: 'python', chapter_id: '9' };
const NO_NUMBER = '0'.repeat(20);

/** Anyone's own, and a student's for those who may see the work. */
const earnedOf = () => [
  ...open({}),
  {
    about: "a parent's child",
    query: { student_id: '{pip-hopper}' },
    cells: '403 403  ok  403  ok  403  403 403  403 403  ok',
  },
  {
    about: 'a student',
    query: { student_id: '{zoe}' },
    cells: '         403 403  403 403  403 ok   ok  403  ok  403  ok',
  },
  {
    about: 'nobody',
    query: { student_id: NOBODY },
    cells: '          403 403  403 403  403 403  403 403  403 403  403',
  },
];

export const MATRIX: AuthorisationMatrix<'learning'> = {
  getCourse: courseOf(LEVEL),
  getCoursePart: courseOf(LEVEL),
  getChapter: courseOf({ ...LEVEL, chapter: '1' }),
  getLevel: open({ params: { course_slug: 'python', slug: 'intro-level1' } }),
  getLevelVariants: open({ params: { course_slug: 'python', slug: 'intro-level1' } }),
  getHintDose: open({ params: { course_slug: 'python', slug: 'intro-level1', number: '1' } }),
  updateLevel: open({ params: LEVEL, body: {} }),
  saveDraft: open({ params: LEVEL, body: { level_slug: 'intro-level1', code: '' } }),
  getCodeHistory: open({ params: { course_slug: 'python', slug: 'intro-level1' } }),
  getStudentWork: [
    { about: "a parent's child", ...OWN_CHILD, cells: '401 401  ok  403  ok  403  403 403  403 403  ok' },
    { about: 'a student', ...OWN_STUDENT, cells: '         401 401  403 403  403 ok   ok  403  ok  403  ok' },
  ],
  getStudentQuizzes: [
    { about: "a parent's child", ...OWN_CHILD, cells: '401 401  ok  403  ok  403  403 403  403 403  ok' },
    { about: 'a student', ...OWN_STUDENT, cells: '         401 401  403 403  403 ok   ok  403  ok  403  ok' },
  ],
  exportLearning: [{ cells: LOGGED_IN }],
  getClassProgress: [
    { about: 'a class of Meadow', params: { class_id: '{class-a}' }, cells: OWN_CLASS },
    { about: 'a class of Harbour', params: { class_id: '{class-h}' }, cells: HARBOUR_CLASS },
    { about: 'no class', params: { class_id: NOBODY }, cells: NO_CLASS },
  ],
  getClassQuizzes: [
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
    { about: 'a student', params: { student_id: '{zoe}', ...FIRST_LEVEL }, cells: '         401 401  403 403  403 ok   ok  403  ok  403  ok' },
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
  getSchoolActivity: [
    { cells: ADMINISTRATORS },
    { about: 'a class of Harbour, of which Meadow reads nothing', query: { class_id: '{class-h}' }, cells: ADMINISTRATORS },
  ],
  listOwnAssignments: [{ cells: LOGGED_IN }],
  writeRemark: [
    { about: 'a student', params: { remark_id: NOBODY }, body: { ...REMARK, student_id: '{zoe}' }, cells: OWN_CLASS },
    { about: "a parent's child", params: { remark_id: NOBODY }, body: { ...REMARK, student_id: '{pip-hopper}' }, cells: NO_CLASS },
    { about: 'nobody', params: { remark_id: NOBODY }, body: { ...REMARK, student_id: NOBODY }, cells: NO_CLASS },
  ],
  remarkOnFailure: [
    { about: 'a class of Meadow', params: { class_id: '{class-a}', remark_id: NOBODY }, body: FAILURE_REMARK, cells: OWN_CLASS },
    { about: 'a class of Harbour', params: { class_id: '{class-h}', remark_id: NOBODY }, body: FAILURE_REMARK, cells: HARBOUR_CLASS },
  ],
  listRemarks: [
    { about: "a parent's child", ...OWN_CHILD, cells: '401 401  ok  403  ok  403  403 403  403 403  ok' },
    { about: 'a student', ...OWN_STUDENT, cells: '         401 401  403 403  403 ok   ok  403  ok  403  ok' },
  ],
  getOwnFeedback: [{ cells: LOGGED_IN }],
  readRemarks: [{ body: { remark_ids: [NOBODY] }, cells: LOGGED_IN }],
  handIn: [{ params: { course_slug: 'python', slug: 'nowhere' }, body: { code: '' }, cells: '401 401  403 403  ok ok  403 403  403 403  403' }],
  listHandedIn: [
    { about: 'a class of Meadow', params: { class_id: '{class-a}' }, cells: OWN_CLASS },
    { about: 'a class of Harbour', params: { class_id: '{class-h}' }, cells: HARBOUR_CLASS },
    { about: 'no class', params: { class_id: NOBODY }, cells: NO_CLASS },
  ],
  getHandedIn: [
    { about: "a parent's child", params: { student_id: '{pip-hopper}', ...FIRST_LEVEL }, cells: '401 401  ok  403  ok  403  403 403  403 403  ok' },
    { about: 'a student', params: { student_id: '{zoe}', ...FIRST_LEVEL }, cells: '         401 401  403 403  403 ok   ok  403  ok  403  ok' },
  ],
  returnWork: [
    { about: 'a student', params: { student_id: '{zoe}', ...FIRST_LEVEL }, body: RETURNED, cells: OWN_CLASS },
    { about: "a parent's child", params: { student_id: '{pip-hopper}', ...FIRST_LEVEL }, body: RETURNED, cells: NO_CLASS },
  ],
  getClassLesson: [
    { about: 'a class of Meadow', params: { class_id: '{class-a}' }, cells: OWN_CLASS },
    { about: 'a class of Harbour', params: { class_id: '{class-h}' }, cells: HARBOUR_CLASS },
    { about: 'no class', params: { class_id: NOBODY }, cells: NO_CLASS },
  ],
  getClassFocus: [
    { about: 'a class of Meadow', params: { class_id: '{class-a}' }, cells: OWN_CLASS },
    { about: 'a class of Harbour', params: { class_id: '{class-h}' }, cells: HARBOUR_CLASS },
    { about: 'no class', params: { class_id: NOBODY }, cells: NO_CLASS },
  ],
  setClassFocus: [
    { about: 'a class of Meadow', params: { class_id: '{class-a}' }, body: { end: true }, cells: OWN_CLASS },
    { about: 'a class of Harbour', params: { class_id: '{class-h}' }, body: { end: true }, cells: HARBOUR_CLASS },
    { about: 'no class', params: { class_id: NOBODY }, body: { end: true }, cells: NO_CLASS },
  ],
  getOwnLesson: [{ cells: LOGGED_IN }],
  arriveAtFocus: [{ body: { focus_id: NOBODY }, cells: LOGGED_IN }],
  lookAtStudent: [
    { about: "a parent's child", params: { student_id: '{pip-hopper}' }, body: { end: true }, cells: NO_CLASS },
    { about: 'a student', params: { student_id: '{zoe}' }, body: { end: true }, cells: OWN_CLASS },
  ],
  getChapterSolutions: [
    // No child of the parents here has run a level.
    { params: { course_slug: 'python', chapter: '1' }, cells: '401 401  403 403  403 403  ok  ok  ok  ok  ok' },
    { about: 'a chapter that does not exist', params: { course_slug: 'python', chapter: '99' }, cells: USERS },
  ],
  listChallenges: open({}),
  getChallengeResults: open({ params: { slug: 'challenge-first-bridge' } }),
  getQuiz: open({ params: QUIZ }),
  beginQuiz: open({ params: QUIZ }),
  getQuizTry: open({ params: QUIZ }),
  answerQuiz: open({ params: { ...QUIZ, number: '1' }, body: {} }),
  finishQuiz: open({ params: QUIZ, body: {} }),
  settleVisitorTry: [{ params: QUIZ, body: { is_own: false }, cells: '401 401  ok ok  ok ok  403 403  403 403  403' }],
  listBadges: earnedOf(),
  listCertificates: earnedOf(),
  getCertificate: open({ params: { certificate_id: NO_NUMBER } }),
  chooseCertificateName: [{ params: { certificate_id: NO_NUMBER }, body: {}, cells: LOGGED_IN }],
  getCertificatePdf: open({ params: { certificate_id: NO_NUMBER } }),
  getCredit: open({ params: { execution_type: 'level' } }),
}; // prettier-ignore
