/** Whose pages they are: nobody's, or a person's of the seed. */
export interface PagesOf {
  readonly who: string | null;
  /** Without language, as for `seededPath`. */
  readonly paths: readonly string[];
}

/** Every page, as those see it for whom it is. */
export const PAGES: readonly PagesOf[] = [
  {
    who: null,
    paths: [
      '', 'play', 'play/python', 'play/python/intro-level2', 'play/python/creative',
      'challenges', 'challenge', 'challenge/challenge-first-bridge', 'guide', 'guide/commands', 'quiz/python/1', 'quiz/python/1/question/1',
      'login', 'login?who=adult', 'login-org', 'login-org/meadow', 'signup', 'class-signup#code={code}',
      'forgot-password', 'reset-password?token=used-up', 'confirm-email?token=used-up', 'unsubscribed', 'outbox',
      'tos', 'privacy', 'parents', 'teachers', 'purchase', 'schools', 'refund-policy', 'courses',
    ],
  },
  {
    who: 'parent',
    paths: [
      'profile', 'profile/details', 'profile/students', 'profile/students/add', 'profile/students/{pip}',
      'profile/students/{pip}/edit', 'profile/students/{pip}/card', 'profile/sessions', 'profile/data', 'profile/billing',
      'checkout?plan=beginner&currency=EUR', 'courses',
    ],
  },
  { who: 'pip-hopper', paths: ['', 'profile/student/{pip}', 'profile/details'] },
  {
    who: 'admin',
    paths: [
      'organization/details', 'organization/teachers', 'organization/teachers/add', 'organization/audit', 'organization/agreement',
      'organization/students', 'organization/students/add', 'organization/students/import', 'organization/students/left',
      'organization/classes', 'organization/classes/add', 'organization/classes/new-year', 'organization/classes/{class}',
      'organization/classes/{class}/edit', 'organization/classes/{class}/code', 'organization/classes/{class}/cards',
      'organization/classes/{class}/report', 'schools', 'profile/billing',
    ],
  },
  { who: 'staff', paths: ['staff', 'impersonate', 'staff/purchases'] },
]; // prettier-ignore
