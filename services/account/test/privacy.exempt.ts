import type { PrivacyExempt } from '@burrow/service-kit/testing';

export const EXEMPT: PrivacyExempt = {
  columns: [
    'users.id', 'students.id', 'sessions.id', 'emails.id', 'feedback.id', 'audit.id',
    'sessions.user_id', 'sessions.student_id', 'tokens.user_id', 'emails.user_id', 'known_browsers.user_id',
    'known_browsers.student_id', 'feedback.user_id', 'feedback.student_id', 'student_requests.request_id',
    'users.described_version', 'emails.attempts', 'emails.leased_until',
    // What changed, for ten minutes, and whom it is for as a number without a name; not what it is now.
    'stream_messages.*',
    // About a school or a class.
    'organizations.*', 'classes.id', 'classes.organization_id', 'classes.name', 'classes.unlocked_chapters',
    'classes.no_skip', 'classes.quiz', 'classes.assistant_enabled', 'classes.sign_up_token_hash', 'classes.removed', 'join_requests.id',
    'class_entries.*', 'second_factors.user_id', 'recovery_codes.user_id',
  ],
}; // prettier-ignore
