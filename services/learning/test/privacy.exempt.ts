import type { PrivacyExempt } from '@burrow/service-kit/testing';

export const EXEMPT: PrivacyExempt = {
  columns: [
    'completions.id',
    'students.student_id',
    'address_salts.*',
    // Levels, as they are in the content.
    'level_versions.*',
    'known_quizzes.*',
    // About a school or a class.
    'organizations.*',
    'classes.class_id',
    'classes.organization_id',
    'classes.unlocked_chapters',
    'classes.no_skip',
    'classes.quiz',
    'class_entries.*',
    'class_assignments.*',
    'lesson_focus.*',
    'class_periods.*',
  ],
  settings: {
    CONTENT_FILE: 'a part of the platform itself',
    QUIZZES_FILE: 'a part of the platform itself',
    PROGRAMS_FILE: 'a part of the platform itself',
    ADDRESS_RUNS_PER_DAY: 'a matter of our own process',
  },
};
