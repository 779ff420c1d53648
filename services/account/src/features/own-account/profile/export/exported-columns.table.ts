/** What the download contains, column by column. A test compares this with the existing tables. */
export const EXPORTED = {
  users: [
    'id', 'email', 'full_name', 'user_type', 'is_staff', 'is_paid', 'receives_news', 'language', 'email_verified_at',
    'google_subject', 'organization_id', 'signed_in_at', 'deletion_at', 'created_at', 'updated_at',
  ],
  students: [
    'id', 'parent_id', 'organization_id', 'class_id', 'left_at', 'full_name', 'first_name', 'last_name', 'age', 'username',
    'character', 'assistant_enabled', 'language', 'signed_in_at', 'last_seen_on', 'last_course', 'last_level', 'last_played_at', 'created_at', 'updated_at',
  ],
  sessions: ['id', 'student_id', 'is_student', 'browser', 'created_at', 'last_seen_at', 'expires_at', 'ends_at'],
  emails: ['id', 'recipient', 'template', 'language', 'subject', 'is_news', 'status', 'created_at', 'sent_at', 'opened_at', 'refused_at'],
  feedback: ['id', 'student_id', 'text', 'path', 'email', 'created_at'],
  audit: ['at', 'action', 'detail'],
  student_acts: ['student_id', 'at', 'action', 'by_kind', 'school'],
  tokens: ['purpose', 'email', 'created_at', 'expires_at', 'used_at'],
  entitlements: ['subscription', 'valid_until', 'assignments'],
  other_memberships: ['organization_id', 'role'],
  second_factors: ['confirmed_at', 'created_at'],
  recovery_codes: ['used_at'],
} as const; // prettier-ignore

const SECRET = 'a secret, or made from one';
const DERIVED = 'derived from what is exported';
const INTERNAL = 'bookkeeping that says nothing about the person';
const OTHERS = 'says who somebody else is';
const KEY = 'the caller, by whom the rows are found';

/** What it leaves out of these tables, and why. */
export const WITHHELD: Readonly<Record<keyof typeof EXPORTED, Readonly<Record<string, string>>>> = {
  users: {
    email_key: DERIVED,
    password_hash: SECRET,
    membership_version: INTERNAL,
    described_version: INTERNAL,
  },
  students: {
    username_key: DERIVED,
    password_hash: SECRET,
    card_hash: SECRET,
    picture_hash: SECRET,
    version: INTERNAL,
    membership_version: INTERNAL,
  },
  sessions: { token_hash: SECRET, user_id: KEY, impersonator_id: OTHERS, impersonator_session_id: OTHERS },
  emails: {
    user_id: KEY,
    recipient_hash: DERIVED,
    params: 'contains the secrets of links until the mail is sent, and nothing after that',
    outbox: 'the mail itself, stored only if no mails are sent: it contains the secrets of its links',
    attempts: INTERNAL,
    leased_until: INTERNAL,
  },
  feedback: { user_id: KEY, sender_hash: DERIVED },
  audit: {
    id: INTERNAL,
    user_id: OTHERS,
    student_id: OTHERS,
    impersonator_id: OTHERS,
    subject_user_id: OTHERS,
    subject_student_id: OTHERS,
  },
  student_acts: { id: INTERNAL, user_id: OTHERS, organization_id: INTERNAL, entry: INTERNAL },
  tokens: { hash: SECRET, user_id: KEY, visitor_id: INTERNAL, data: SECRET },
  entitlements: { owner_kind: KEY, owner_id: KEY, version: INTERNAL },
  other_memberships: { user_id: KEY },
  second_factors: { user_id: KEY, sealed_key: SECRET, last_step: INTERNAL },
  recovery_codes: { user_id: KEY, hash: SECRET },
};

/** Tables without anything that belongs to a person who has an account, and why. */
export const NOT_PERSONAL: Readonly<Record<string, string>> = {
  migrations: 'of the schema',
  oldest_program: 'which programs may run on these tables',
  visitors: 'known by a cookie only, not by an account',
  failed_attempts: 'keyed hashes that are deleted after a day',
  heavy_callers: 'keyed hashes of browsers and networks, for a minute, and until the next hour',
  release_visitors: 'keyed hashes of browsers, and of members of a school for its own release, for a day',
  known_browsers: 'keyed hashes of the browsers in which people were logged in',
  unsubscribed: 'hashes of addresses that want no news, with or without an account',
  organizations: 'of an organisation',
  classes: 'data of an organisation, which tells who teaches',
  stream_messages:
    'ten minutes of notes that something changed, with the id of those whose pages read it again',
  class_entries: 'the code and the lessons of a class',
  lesson_presence: 'who is in a lesson that is open, gone at its end',
  join_requests: 'what a student filled in to join a class, for a day; the student itself is exported',
  student_requests: 'which call created which students, so that a repeated one creates none',
};
