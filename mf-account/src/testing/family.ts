import type {
  CourseData,
  Profile,
  SessionEntry,
  Student,
  StudentQuizzes,
  StudentWork,
} from '@burrow/contracts';

const id = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const DAY = '2026-11-20T15:30:00.000Z';

/** The two students of the family at the beginning; the first is the one who can log in. */
export const STUDENTS: readonly Student[] = [
  {
    id: id(11),
    full_name: 'Noor Haddad',
    age: 9,
    username: 'sunny.otter',
    character: 'Fox',
    assistant_enabled: true,
    has_card: false,
    last_played: { course_id: 'python', level_slug: 'intro-level2', at: DAY },
    created_at: DAY,
  },
  {
    id: id(12),
    full_name: null,
    age: null,
    username: 'brave-panda',
    character: 'Panda',
    assistant_enabled: false,
    has_card: true,
    last_played: null,
    created_at: DAY,
  },
];

export const PROFILE: Profile = {
  user_id: id(1),
  student_id: null,
  email: 'parent@example.com',
  pending_email: null,
  full_name: 'Mira Haddad',
  username: null,
  user_type: 0,
  language: 'English',
  organization_name: null,
  has_password: true,
  google_linked: false,
  receives_news: true,
  created_at: DAY,
  deletion_at: null,
};

const session = (
  last: number,
  browser: string | null,
  system: string | null,
  isCurrent = false,
): SessionEntry => ({
  id: id(last),
  browser,
  system,
  student_username: null,
  created_at: DAY,
  last_seen_at: DAY,
  is_current: isCurrent,
});

export const SESSIONS: readonly SessionEntry[] = [
  session(51, 'Firefox', 'Windows', true),
  session(52, 'Safari', 'iPad'),
  { ...session(53, null, null), student_username: 'sunny.otter' },
];

type ChapterLevel = CourseData['chapters'][number]['level_data'][number];
const level = (slug: string, name: string, completed = false): ChapterLevel => ({
  slug,
  name,
  idea: '',
  completed,
  locked: false,
  lock_reason: null,
});

export const COURSE: CourseData = {
  id: 'python',
  name: 'Beginner Python Development Course',
  chapters: [
    {
      id: 1,
      name: 'Variables and Types',
      quiz_exists: false,
      quiz_complete: false,
      class_locked: false,
      level_data: [level('intro-level1', 'Breakfast', true), level('intro-level2', 'Out of the gate')],
    },
    {
      id: 2,
      name: 'Basic Operators',
      quiz_exists: false,
      quiz_complete: false,
      class_locked: false,
      level_data: [level('operators-level1', 'Count the eggs')],
    },
  ],
};

export const WORK: StudentWork = {
  student_id: id(11),
  last_played: STUDENTS[0]?.last_played ?? null,
  levels: [
    {
      course_id: 'python',
      level_slug: 'intro-level1',
      status: 'complete',
      verified: true,
      code: 'player.move_forward(3)\nplayer.collect("carrot")\n',
      completed_at: DAY,
      updated_at: DAY,
      helped_lines: 1,
      failed_runs: 2,
    },
    {
      course_id: 'python',
      level_slug: 'intro-level2',
      status: 'in_progress',
      verified: false,
      code: 'player.open()\n',
      completed_at: null,
      updated_at: DAY,
      failed_runs: 0,
    },
  ],
};

const question = { code: 'print(1 + 1)', level: { slug: 'intro-level2', name: 'Out of the gate' } };

/** A quiz in the making: two tries are finished, none of them passed. */
export const QUIZZES: StudentQuizzes = {
  student_id: id(11),
  quizzes: [
    {
      course_id: 'python',
      chapter_id: 1,
      chapter_name: 'Variables and Types',
      question_count: 4,
      pass_count: 4,
      tries: 2,
      best_score: 2,
      passed_at: null,
      questions: [
        { ...question, number: 1, text: 'What does `print` do?', outcome: 'right', checked_at: DAY, right_at: DAY },
        { ...question, number: 2, text: 'Where does {animal} stand?', outcome: 'right_later', checked_at: DAY, right_at: '2026-11-22T15:30:00.000Z' },
        { ...question, number: 3, text: 'Which line is wrong?', outcome: 'wrong', checked_at: DAY, right_at: null },
        { ...question, number: 4, text: 'What is printed?', outcome: 'not_answered', checked_at: null, right_at: null },
      ], // prettier-ignore
    },
  ],
};
