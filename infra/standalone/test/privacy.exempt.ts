import { SERVICES } from '@burrow/contracts';

/** Columns that say nothing of a person: keys of rows that the page's rows are about, versions, and what schools own. */
export const NOT_PERSONAL: readonly string[] = [
  '*.migrations.*',
  '*.*.version',
  '*.*.membership_version',
  // Whose row it is: a number without a name.
  '*.*.learner_kind', '*.*.learner_id', '*.*.owner_id',
  'account.users.id', 'account.students.id', 'account.sessions.id', 'account.emails.id', 'account.feedback.id',
  'account.audit.id', 'learning.completions.id',
  'account.sessions.user_id', 'account.sessions.student_id', 'account.tokens.user_id', 'account.emails.user_id',
  'account.known_browsers.user_id', 'account.known_browsers.student_id', 'account.feedback.user_id',
  'account.feedback.student_id', 'account.student_requests.request_id', 'learning.students.student_id',
  'assistant.students.student_id',
  'account.emails.attempts', 'account.emails.leased_until',
  'learning.address_salts.*',
  // What changed, for ten minutes, for whom by a number without a name; not what it is now.
  'account.stream_messages.*',
  // Of a school or a class.
  'account.organizations.*', 'assistant.classes.*',
  ...['id', 'class_id', 'organization_id', 'name', 'unlocked_chapters', 'no_skip', 'quiz', 'assistant_enabled', 'sign_up_token_hash', 'removed', 'assistant_attempt_limit']
    .flatMap(column => [`account.classes.${column}`, `learning.classes.${column}`]),
]; // prettier-ignore

const OURS = 'a matter of our own process';
const LISTEN = 'who calls us, not whom we call';
const KEPT = 'where the platform itself keeps what the page lists';
const PART = 'a part of the platform itself';

/** Settings that make nobody outside of the platform a receiver, and why. */
export const NO_RECEIVER: Readonly<Record<string, string>> = {
  HOST: LISTEN, PORT: LISTEN, METRICS_PORT: LISTEN, PUBLIC_URL: LISTEN, TRUST_PROXY: LISTEN, COUNTRY_HEADER: LISTEN,
  SCHOOL_NETWORKS: LISTEN,
  LOG_LEVEL: 'the log holds nothing of a person: a test of the services reads it',
  DATA_DIR: KEPT, DATABASE_URL: KEPT, DATABASE_POOL: KEPT,
  ...Object.fromEntries(Object.values(SERVICES).map(({ addressSetting }) => [addressSetting, PART])),
  CONTENT_FILE: PART, PROGRAMS_FILE: PART, WEB_MOUNTS: PART,
  REMOTES_FILE: PART,
  COOKIE_SECRET: OURS, SERVICE_KEY: OURS, ISOLATION: OURS, OUTBOX: OURS, DRAIN_MS: OURS, UPSTREAM_TIMEOUT_MS: OURS,
  TIP_TIMEOUT_MS: OURS, RATE_PER_ADDRESS: OURS, RATE_WITHOUT_COOKIE: OURS, RATE_PER_VISITOR: OURS,
  ADDRESS_RUNS_PER_DAY: OURS,
  VOTE_URL: 'a link that whoever follows it opens themself',
}; // prettier-ignore
