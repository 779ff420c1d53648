import type { OperationName } from '@burrow/contracts';

/** Who calls. The first `anonymous` has no cookie at all; `visitor` has the visitor cookie. */
export const CALLERS = [
  'anonymous', 'visitor', 'parent', 'other-parent', 'parent-student', 'organisation-student', 'teacher', 'other-teacher',
  'admin', 'other-admin', 'staff',
] as const; // prettier-ignore
export type CallerName = (typeof CALLERS)[number];

/** What the calls are about: `{name}` in params, query and body is filled with the id of that name. */
export interface MatrixCase {
  /** For the test's name, where an operation has several cases. */
  readonly about?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The call ends or changes the caller's session: it is made with one of its own. */
  readonly spendsSession?: true;
  /** The call ends all sessions of the caller: everybody logs in again after it. */
  readonly endsSessions?: true;
  /**
   * One word for each caller, in their order: `ok` (whatever else is wrong with the call, the caller may
   * make it), `401` (auth/not-logged-in) or `403` (auth/forbidden).
   */
  readonly cells: string;
}

const EVERYBODY = 'ok  ok   ok  ok   ok  ok   ok  ok   ok  ok   ok';
const LOGGED_IN = '401 401  ok  ok   ok  ok   ok  ok   ok  ok   ok';
const USERS = '    401 401  ok  ok   403 403  ok  ok   ok  ok   ok';
const PARENTS = '  401 401  ok  ok   403 403  403 403  403 403  ok';
const ADMINS = '   401 401  403 403  403 403  403 403  ok  ok   ok';
const STAFF = '    401 401  403 403  403 403  403 403  403 403  ok';

const OWN_CHILD = { params: { student_id: '{pip-hopper}' } };
const OWN_PUPIL = { params: { student_id: '{zoe}' } };
const NOBODY = '00000000-0000-4000-8000-000000000000';
const LEVEL = { slug: 'python' };
const open = (more: Omit<MatrixCase, 'cells'> = {}): MatrixCase[] => [{ ...more, cells: EVERYBODY }];

/** The authorisation matrix: every operation, every caller. An operation without a row does not compile. */
export const MATRIX: Readonly<Record<OperationName, readonly MatrixCase[]>> = {
  getCurrentUser: [{ cells: LOGGED_IN }],
  login: open({ body: { login: 'nobody@seed.burrow.example', password: 'wrong' } }),
  loginOrg: open({ body: { login: 'nobody', password: 'wrong', organization_slug: 'meadow' } }),
  loginCard: open({ body: { card: 'no-such-card-no-such-card' } }),
  chooseStudent: [
    { about: "a parent's child", ...OWN_CHILD, spendsSession: true, cells: '401 401  ok  403  403 403  403 403  403 403  403' },
    { about: 'a pupil', ...OWN_PUPIL, spendsSession: true, cells: '         401 401  403 403  403 403  ok  403  ok  403  403' },
    { about: 'nobody', params: { student_id: NOBODY }, cells: '             401 401  403 403  403 403  403 403  403 403  403' },
  ],
  leaveStudent: [{ spendsSession: true, cells: USERS }],
  authorizeGoogle: open(),
  googleCallback: open(),
  linkGoogle: open({ body: { password: 'wrong' } }),
  getGoogleSignUp: open(),
  signUpWithGoogle: open({ body: {} }),
  cancelGoogleSignUp: open(),
  confirmEmail: open({ query: { token: 'no-such-token-no-such-token' } }),
  spendEmailToken: open({ body: { token: 'no-such-token-no-such-token' } }),
  logoutByGet: open({ spendsSession: true }),
  logout: open({ spendsSession: true }),
  logoutEverywhere: [{ spendsSession: true, endsSessions: true, cells: LOGGED_IN }],
  generateUsername: open(),
  signup: open({ body: {} }),
  getUserByToken: open({ query: { token: 'no-such-token-no-such-token' } }),
  readUserToken: open({ body: { token: 'no-such-token-no-such-token' } }),
  getEmailFromToken: open({ query: { token: 'no-such-token-no-such-token' } }),
  readSignUpToken: open({ body: { token: 'no-such-token-no-such-token' } }),
  forgotPassword: open({ body: { email: 'nobody@seed.burrow.example' } }),
  resetPassword: open({ body: { token: 'no-such-token-no-such-token', new_password: 'a-new-password' } }),
  setPaidByGet: [{ query: { email: 'nobody@seed.burrow.example', paid: 'true' }, cells: STAFF }],
  setPaid: [{ query: { email: 'nobody@seed.burrow.example', paid: 'true' }, cells: STAFF }],
  checkEmailExists: open({ query: { email: 'parent@seed.burrow.example' } }),
  generateSignUpLink: [{ body: { email: 'new@seed.burrow.example' }, cells: ADMINS }],
  generateUserSignUpLink: [{ body: { email: 'new@seed.burrow.example' }, cells: STAFF }],
  signupWithClassToken: open({ body: { token: 'no-such-token-no-such-token', username: 'newcomer', password: 'a-new-password' } }),
  impersonateUser: [
    { about: 'a teacher', query: { target_user_id: '{teacher}' }, spendsSession: true, cells: '401 401  403 403  403 403  403 403  ok  403  ok' },
    { about: 'a parent', query: { target_user_id: '{parent}' }, spendsSession: true, cells: ' 401 401  403 403  403 403  403 403  403 403  ok' },
    { about: 'staff', query: { target_user_id: '{staff}' }, spendsSession: true, cells: '    401 401  403 403  403 403  403 403  403 403  403' },
    { about: 'nobody', query: { target_user_id: NOBODY }, spendsSession: true, cells: '      401 401  403 403  403 403  403 403  403 403  403' },
  ],
  impersonateStudent: [
    { about: 'a pupil', query: { target_student_id: '{zoe}' }, spendsSession: true, cells: '401 401  403 403  403 403  403 403  ok  403  ok' },
    { about: "a parent's child", query: { target_student_id: '{pip-hopper}' }, spendsSession: true, cells: '401 401  403 403  403 403  403 403  403 403  ok' },
  ],
  stopImpersonating: [{ spendsSession: true, cells: '401 401  403 403  403 403  403 403  403 403  403' }],
  getPublicOrganization: open({ params: { slug: 'meadow' } }),

  getProfile: [{ cells: LOGGED_IN }],
  updateProfile: [{ body: {}, cells: LOGGED_IN }],
  deleteProfile: [{ body: { current_password: 'wrong' }, cells: USERS }],
  restoreProfile: [{ cells: USERS }],
  exportProfile: [{ cells: LOGGED_IN }],
  linkOwnGoogle: [{ body: { current_password: 'wrong' }, cells: USERS }],
  unlinkOwnGoogle: [{ body: { current_password: 'wrong' }, cells: USERS }],
  listSessions: [{ cells: LOGGED_IN }],
  endSession: [
    { about: "nobody's session", params: { session_id: NOBODY }, cells: '401 401  403 403  403 403  403 403  403 403  403' },
  ],
  listStudents: [{ cells: PARENTS }],
  addStudent: [{ body: {}, cells: PARENTS }],
  getStudent: [
    { about: "a parent's child", ...OWN_CHILD, cells: '401 401  ok  403  ok  403  403 403  403 403  403' },
    { about: 'a pupil', ...OWN_PUPIL, cells: '         401 401  403 403  403 ok   403 403  403 403  403' },
    { about: 'nobody', params: { student_id: NOBODY }, cells: '401 401  403 403  403 403  403 403  403 403  403' },
  ],
  updateStudent: [
    { about: "a parent's child", ...OWN_CHILD, body: {}, cells: '401 401  ok  403  ok  403  403 403  403 403  403' },
    { about: 'a pupil', ...OWN_PUPIL, body: {}, cells: '         401 401  403 403  403 ok   403 403  403 403  403' },
  ],
  removeStudent: [
    { about: 'the child of somebody else', params: { student_id: '{max-runner}' }, cells: '401 401  403 ok   403 403  403 403  403 403  403' },
    { about: 'a pupil', ...OWN_PUPIL, cells: '401 401  403 403  403 403  403 403  403 403  403' },
  ],
  makeLoginCard: [{ ...OWN_CHILD, cells: '401 401  ok  403  403 403  403 403  403 403  403' }],
  checkStudentUsername: open({ query: { student_username: 'zoe' } }),
  checkStudentsLimit: [{ cells: PARENTS }],

  changeLanguage: open({ query: { language: 'English' } }),
  getLanguage: open(),
  getCountry: open(),
  sendFeedback: open({ body: {} }),
  queueEmails: [{ body: {}, cells: STAFF }],
  queueEmailsForAll: [{ query: { template_name: 'none' }, cells: STAFF }],
  sendEmails: [{ query: { rows: '1' }, cells: STAFF }],
  openEmail: open({ params: { email_id: NOBODY } }),
  unsubscribe: open({ params: { email_id: NOBODY } }),
  unsubscribeByPost: open({ params: { email_id: NOBODY } }),
  resubscribe: open({ params: { email_id: NOBODY } }),
  searchOrganizations: [{ query: { query: 'meadow' }, cells: STAFF }],
  searchEmails: [{ query: { query: 'teacher' }, cells: ADMINS }],
  searchStudentUsernames: [{ query: { query: 'zoe' }, cells: ADMINS }],
  getOutbox: open(),

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
  getCredit: open({ params: { execution_type: 'level' } }),

  generateLevelTip: open({ body: { course_name: 'python', slug: 'intro-level1', last_prompt: 'player.open()' } }),
  generateChallengeTip: open({ body: { description: 'a challenge', last_prompt: 'player.open()' } }),
  getLevelTipCredit: open(),
  getChallengeTipCredit: open(),

  openStream: [{ cells: LOGGED_IN }],
}; // prettier-ignore
