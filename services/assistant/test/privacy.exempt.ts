import type { PrivacyExempt } from '@burrow/service-kit/testing';

export const EXEMPT: PrivacyExempt = {
  columns: [
    'students.student_id',
    'classes.class_id',
    'classes.organization_id',
    'classes.assistant_enabled',
    'classes.assistant_attempt_limit',
    'class_entries.*',
    'organizations.*',
  ],
  settings: {
    CONTENT_FILE: 'a part of the platform itself',
    PROGRAMS_FILE: 'a part of the platform itself',
    TIP_TIMEOUT_MS: 'a matter of our own process',
  },
};
