import { AGREEMENT_VERSION } from '@burrow/contracts';
import { NOBODY } from '@burrow/client/testing';
import type {
  CourseData,
  CurrentUser,
  ListedMember,
  Organization,
  SchoolStudent,
  SchoolAuditEntry,
  SchoolClass,
} from '@burrow/contracts';

const id = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const DAY = '2026-11-20T15:30:00.000Z';

export const SCHOOL: Organization = {
  id: id(90),
  name: 'Hillbrook School',
  native_name: null,
  slug: 'hillbrook',
  type: 'school',
  language: 'en',
  seats: { taken: 2, limit: 30 },
  plan_ended_at: null,
  details: {
    version: 1,
    email_domain: null,
    agreement_version: AGREEMENT_VERSION,
    second_factor_demanded: false,
    closes_at: null,
    max_students: 30,
    trial_ends_at: '2126-12-20T00:00:00.000Z',
  },
};

const person = (last: number, user_type: 1 | 2, full_name: string): CurrentUser => ({
  ...NOBODY,
  user_id: id(last),
  email: `${full_name.split(' ')[0]!.toLowerCase()}@hillbrook.example`,
  full_name,
  organization_id: SCHOOL.id,
  organization_name: SCHOOL.name,
  user_details: { user_type },
});

export const ADMIN = person(1, 2, 'Omar Saleh');
export const TEACHER = person(2, 1, 'Ada Okafor');

export const MEMBERS: readonly ListedMember[] = [ADMIN, TEACHER].map(
  ({ user_id, email, full_name, user_details }) => ({
    user_id: user_id!,
    role: user_details.user_type === 2 ? 'admin' : 'teacher',
    email,
    full_name,
    second_factor: false,
    joined_at: DAY,
    class_count: user_details.user_type === 2 ? 0 : 2,
  }),
);

const schoolClass = (last: number, name: string): SchoolClass => ({
  id: id(last),
  version: 1,
  name,
  unlocked_chapters: ['python:1'],
  no_skip: true,
  quiz: true,
  assistant_enabled: true,
  assistant_attempt_limit: null,
  teacher_ids: [TEACHER.user_id!],
  created_at: DAY,
});

export const CLASSES: readonly SchoolClass[] = [schoolClass(31, '5 Willow'), schoolClass(32, '6 Hazel')];

export const AUDIT: readonly SchoolAuditEntry[] = [
  {
    id: 1,
    at: DAY,
    action: 'organization-registered',
    by: 'member',
    name: ADMIN.full_name,
    impersonator: null,
    about: null,
    count: null,
  },
];

const student = (
  last: number,
  username: string,
  full_name: string | null,
  character: string,
): SchoolStudent => ({
  student_id: id(last),
  username,
  full_name,
  first_name: null,
  last_name: null,
  character,
  class_id: CLASSES[0]!.id,
  assistant_enabled: true,
  joined_at: DAY,
});

export const STUDENTS: readonly SchoolStudent[] = [
  student(41, 'maya.lind', 'Maya Lind', 'Rabbit'),
  student(42, 'aiko8', null, 'Panda'),
];

const levelsOf = (chapter: number): CourseData['chapters'][number]['level_data'] =>
  ['First steps', 'Around the pond'].map((name, index) => ({
    slug: `level${chapter}${index + 1}`,
    name,
    idea: '',
    completed: chapter === 2 && index === 0,
    ...(chapter === 2 && index === 0 && { with_help: true }),
    locked: false,
    lock_reason: null,
  }));

const course = (courseId: string, name: string, chapters: readonly string[]): CourseData => ({
  id: courseId,
  name,
  chapters: chapters.map((chapter, index) => ({
    id: index + 1,
    name: chapter,
    quiz_exists: false,
    quiz_complete: false,
    class_locked: false,
    level_data: levelsOf(index + 1),
  })),
});

export const COURSES: readonly CourseData[] = [
  course('python', 'Beginner Course', ['Variables and Types', 'Basic Operators']),
  course('advanced-python', 'Advanced Course', ['Generators']),
];
