/** What the operator has switched on, which decides which rows of the privacy page apply. */
export type PrivacyCondition = 'google' | 'mail' | 'cdn' | 'model' | 'support';

/** One row of the privacy page's tables; its texts have the same id. */
export interface PrivacyRow {
  readonly id: string;
  readonly when?: PrivacyCondition;
}

/** A row about stored data. */
export interface KeptRow extends PrivacyRow {
  /** Whose data it is. */
  readonly of: 'visitor' | 'account';
  /** The columns that hold it, by `schema.table`. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
}

/** A row about a third party that receives data. */
export interface ReceiverRow extends PrivacyRow {
  /** The settings that name the receiver. */
  readonly settings: readonly string[];
}

const WORK = {
  'learning.progress': ['run_code', 'draft_code'],
  'learning.code_history': ['code', 'code_hash', 'origin', 'course', 'level', 'at'],
  'learning.completions': ['code', 'code_hash'],
};

const PROGRESS = {
  'learning.progress': [
    'course', 'level', 'status', 'verified', 'completed_at', 'created_at', 'updated_at', 'runs', 'trying_since', 'last_run_at', 'helped_lines',
  ],
  'learning.completions': ['course', 'level', 'verified', 'shown_verified', 'world_version', 'level_hash', 'completed_at', 'helped_lines'],
  'learning.last_played': ['course', 'level', 'at'],
  'learning.challenge_results': ['level', 'level_hash', 'commands', 'lines', 'created_at', 'updated_at'],
}; // prettier-ignore

/** Quizzes, badges, and what they are given for. */
const ACHIEVEMENTS = {
  'learning.quiz_tries': ['try_id', 'course', 'chapter', 'questions', 'began_at', 'finished_at', 'score'],
  'learning.quiz_answers': ['try_id', 'number', 'answer', 'is_right', 'at'],
  'learning.quiz_passes': ['course', 'chapter', 'how', 'passed_at'],
  'learning.level_tries': [
    'course', 'level', 'failed_runs', 'failed_at', 'failed_variants', 'hint_doses', 'error_line', 'error_text', 'last_run',
  ],
  'learning.badge_steps': ['badge', 'step', 'course', 'level', 'at'],
  'learning.badges': ['badge', 'course', 'level', 'granted_at'],
}; // prettier-ignore

/** What the platform stores about people, in the order of the page. */
export const KEPT_ROWS: readonly KeptRow[] = [
  { id: 'visitorCode', of: 'visitor', columns: WORK },
  { id: 'visitorProgress', of: 'visitor', columns: PROGRESS },
  { id: 'visitorAchievements', of: 'visitor', columns: ACHIEVEMENTS },
  { id: 'runs', of: 'visitor', columns: { 'learning.daily_runs': ['execution_type', 'day', 'count'] } },
  {
    id: 'tips',
    of: 'visitor',
    columns: {
      'assistant.daily_tips': ['execution_type', 'day', 'count'],
      'assistant.advice': ['course', 'level', 'given', 'trail', 'given_at'],
    },
  },
  { id: 'address', of: 'visitor', columns: { 'learning.address_runs': ['address_hash', 'day', 'count', 'counted'], 'account.heavy_callers': ['caller', 'calls', 'ends_at'], 'payment.gift_networks': ['hour', 'network_hash', 'count'] } },
  { id: 'releaseVisitors', of: 'visitor', columns: { 'account.release_visitors': ['release', 'scope', 'subject', 'network', 'at', 'was_given', 'has_failed'] } },
  { id: 'language', of: 'visitor', columns: { 'account.visitors': ['id', 'language', 'created_at', 'last_seen_at'] } },
  {
    id: 'adult',
    of: 'account',
    columns: {
      'account.users': [
        'email', 'email_key', 'full_name', 'password_hash', 'user_type', 'language', 'receives_news', 'email_verified_at',
        'signed_in_at', 'deletion_at', 'created_at', 'updated_at', 'is_staff',
      ],
    },
  },
  {
    id: 'student',
    of: 'account',
    columns: {
      'account.students': [
        'full_name', 'first_name', 'last_name', 'age', 'username', 'username_key', 'password_hash', 'card_hash', 'picture_hash', 'character', 'assistant_enabled',
        'language', 'signed_in_at', 'created_at', 'updated_at', 'parent_id', 'left_at',
      ],
      'learning.students': ['parent_id'],
      'assistant.students': ['parent_id', 'assistant_enabled'],
    },
  },
  {
    id: 'work',
    of: 'account',
    columns: {
      ...PROGRESS,
      'learning.runs': ['run_id', 'course', 'level', 'code_hash', 'at', 'outcome_at', 'outcome_code', 'outcome_line', 'outcome_variant', 'goals_met', 'finding_code', 'finding_line'],
      'learning.remarks': [
        'remark_id', 'course', 'level', 'about', 'line', 'line_text', 'verdict', 'text', 'author_id', 'class_id', 'created_at', 'read_at',
      ],
      'learning.handed_in_work': ['course', 'level', 'code', 'state', 'handed_in_at', 'returned_at'],
      'learning.focus_arrivals': ['focus_id', 'student_id'],
      'learning.looks': ['student_id', 'course', 'level', 'looked_at', 'live_until'],
      'account.students': ['last_course', 'last_level', 'last_played_at'] },
  },
  {
    id: 'achievements',
    of: 'account',
    columns: {
      ...ACHIEVEMENTS,
      'learning.certificates': [
        'certificate_id', 'kind', 'course', 'chapter', 'shown_name', 'issued_at', 'revoked_at', 'revoked_for',
      ],
    },
  },
  {
    id: 'joining',
    of: 'account',
    columns: {
      'account.join_requests': [
        'organization_id', 'class_id', 'username', 'username_key', 'password_hash', 'full_name', 'character', 'language', 'student_id', 'refused', 'asked_at',
      ],
    },
  },
  {
    id: 'school',
    of: 'account',
    columns: {
      'account.users': ['organization_id'], 'account.other_memberships': ['user_id', 'organization_id', 'role'],
      'account.students': ['organization_id', 'class_id'],
      'account.classes': ['teacher_ids', 'substitutes', 'guest_ids'],
      'account.student_requests': ['organization_id', 'student_ids', 'created_at'],
      'organization.members': ['user_id', 'organization_id', 'role', 'email', 'full_name', 'joined_at', 'to_review'],
      'organization.other_memberships': ['user_id', 'organization_id', 'role', 'email', 'full_name', 'joined_at', 'to_review'],
      'organization.successors': ['user_id', 'named_by', 'named_at', 'accepted_at'],
      'organization.namings': ['organization_id', 'user_id', 'named_by', 'named_at', 'accepted_at'], 'organization.former_members': ['user_id', 'left_at'],
      'organization.students': [
        'student_id', 'organization_id', 'class_id', 'username', 'full_name', 'first_name', 'last_name', 'first_sort', 'last_sort', 'search_key', 'character', 'assistant_enabled', 'joined_at', 'left_at',
      ],
      'organization.school_year_students': ['student_id', 'old_class', 'new_class'],
      'organization.teacher_requests': [
        'user_id', 'organization_id', 'email', 'full_name', 'refused', 'withdrawn', 'asked_at', 'asks',
      ],
      'organization.imports': ['user_id', 'impersonator_id', 'organization_id', 'student_ids', 'external_ids', 'created_at'],
      'organization.arriving_students': ['student_id', 'described', 'search_key'], 'organization.external_ids': ['student_id', 'external_id', 'source'],
      'organization.classes': ['teacher_ids'], 'organization.class_guests': ['class_id', 'student_id', 'since'],
      'organization.class_substitutes': ['class_id', 'user_id', 'begins_at', 'ends_at'],
      'learning.students': ['organization_id', 'class_id'],
      'learning.classes': ['teacher_ids', 'substitutes', 'guest_ids'],
      'assistant.classes': ['guest_ids'],
      'assistant.students': ['organization_id', 'class_id'],
    },
  },
  {
    id: 'lastSeen',
    of: 'account',
    columns: {
      'account.students': ['last_seen_on'],
      'organization.unused_students': ['student_id', 'organization_id', 'last_seen_on', 'leaves_at'],
    },
  },
  { id: 'schoolCopy', of: 'account', columns: { 'organization.export_parts': ['bytes'] } },
  {
    id: 'plan',
    of: 'account',
    columns: {
      'account.users': ['is_paid'],
      'account.entitlements': ['owner_kind', 'subscription', 'valid_until', 'assignments'],
      'learning.entitlements': ['owner_kind', 'subscription', 'valid_until'],
      'learning.assignments': ['owner_kind', 'student_id', 'course'],
      'assistant.entitlements': ['owner_kind', 'subscription', 'valid_until'],
      'assistant.assignments': ['owner_kind', 'student_id', 'course'],
    },
  },
  {
    id: 'purchases',
    of: 'account',
    columns: {
      'payment.accounts': ['owner_kind', 'told'],
      'payment.orders': [
        'account_id', 'plan', 'amount', 'currency', 'transaction', 'created_at', 'early_start', 'student_id', 'checkout_url', 'claimed_at', 'seats',
      ],
      'payment.purchases': [
        'account_id', 'plan', 'subscription', 'state', 'currency', 'paid', 'total', 'returned', 'paid_at', 'period_ends_at', 'seats',
      ],
      'payment.subscriptions': ['account_id', 'plan', 'state', 'ends_at', 'past_due_since'], 'payment.assignments': ['purchase_id', 'student_id', 'assigned_at'],
      'payment.students': ['student_id', 'parent_id', 'organization_id', 'since', 'removed_at'],
      'payment.gifts': ['id', 'email', 'language', 'code_hash', 'redeemed_at'],
      'payment.given_seats': ['purchase_id', 'student_id', 'given_at'],
      'payment.refunds': ['purchase_id', 'account_id', 'state', 'rule', 'reason', 'requested_at', 'adjustment', 'by_staff', 'amount'],
      'payment.refund_parts': ['refund_id', 'purchase_id', 'adjustment', 'status'],
      'payment.held_payments': ['transaction', 'order_id', 'account_id', 'customer', 'plan', 'amount', 'currency', 'subscription', 'doubt', 'state', 'paid_at'],
      'payment.invoice_requests': ['account_id', 'user_id', 'plan', 'students', 'billed_to', 'purchase_order', 'state', 'requested_at', 'vat_id', 'currency'],
      'payment.plan_changes': ['subscription', 'plan', 'wanted_at'], 'payment.changes_begun': ['subscription', 'begun_at'],
      'payment.cancellations': ['subscription', 'asked_at'], 'payment.notices': ['account_id', 'at'], 'payment.cancel_links': ['hash', 'subscription', 'purchase', 'made_at'],
    },
  },
  {
    id: 'receipts',
    of: 'account',
    columns: {
      'payment.provider_events': ['kind', 'body', 'received_at'],
      'payment.invoices': ['request_id', 'number', 'account_id', 'plan', 'billed_to', 'vat_id', 'purchase_order', 'net', 'tax', 'currency', 'issued_at', 'due_at', 'paid_at', 'open_until', 'cancelled_at', 'reminded_at'],
      'payment.facts': ['account_id', 'purchase', 'subscription', 'data'],
      'payment.ledger_entries': ['at', 'account_id', 'purchase', 'why', 'currency'],
      'payment.ledger_lines': ['account', 'amount'],
    },
  },
  {
    id: 'paymentAudit',
    of: 'account',
    columns: {
      'payment.audit': ['at', 'action', 'user_id', 'impersonator_id', 'account_id', 'to_account_id', 'subject', 'count', 'reason'],
    },
  },
  // prettier-ignore
  { id: 'sessions', of: 'account', columns: {
    'account.sessions': ['token_hash', 'is_student', 'impersonator_id', 'impersonator_session_id', 'browser', 'created_at', 'last_seen_at', 'expires_at', 'ends_at'] } },
  // prettier-ignore
  { id: 'lessonPresence', of: 'account', columns: {
    'account.lesson_presence': ['session_id', 'student_id', 'class_id', 'lesson_began_at', 'is_in_view', 'seen_at', 'is_here'] } },
  {
    id: 'secondFactor',
    of: 'account',
    columns: {
      'account.second_factors': ['sealed_key', 'confirmed_at', 'last_step', 'created_at'],
      'account.recovery_codes': ['hash', 'used_at'],
      'organization.members': ['second_factor'], 'organization.other_memberships': ['second_factor'],
    },
  },
  {
    id: 'links',
    of: 'account',
    columns: {
      'account.tokens': ['hash', 'purpose', 'email', 'visitor_id', 'data', 'created_at', 'expires_at', 'used_at'],
    },
  },
  {
    id: 'mails',
    of: 'account',
    columns: {
      'account.emails': [
        'recipient', 'recipient_hash', 'template', 'language', 'subject', 'params', 'is_news', 'status', 'outbox',
        'created_at', 'sent_at', 'refused_at',
      ],
    },
  },
  { id: 'opened', of: 'account', when: 'mail', columns: { 'account.emails': ['opened_at'] } },
  { id: 'noNews', of: 'account', columns: { 'account.unsubscribed': ['recipient_hash', 'at'] } },
  { id: 'google', of: 'account', when: 'google', columns: { 'account.users': ['google_subject'] } },
  {
    id: 'wrongPasswords',
    of: 'account',
    columns: { 'account.failed_attempts': ['key', 'account', 'address', 'failures', 'last_at', 'blocked_until'] },
  },
  { id: 'browsers', of: 'account', columns: { 'account.known_browsers': ['key', 'last_at'] } },
  {
    id: 'audit',
    of: 'account',
    columns: {
      'account.audit': [
        'at', 'action', 'user_id', 'student_id', 'impersonator_id', 'subject_user_id', 'subject_student_id', 'detail',
      ],
    },
  },
  {
    id: 'schoolAudit',
    of: 'account',
    columns: {
 'organization.agreements': ['organization_id', 'user_id', 'accepted_at'], 'organization.audit': ['at', 'organization_id', 'user_id', 'impersonator_id', 'subject_id'], 'organization.audit_students': ['student_id'],
 'account.student_acts': ['student_id', 'at', 'action', 'by_kind', 'user_id', 'organization_id', 'school'] },
  },
  { id: 'feedback', of: 'account', columns: { 'account.feedback': ['text', 'path', 'email', 'sender_hash', 'created_at'] } },
  {
    id: 'erased',
    of: 'account',
    columns: {
      'learning.tombstones': ['kind', 'id', 'removed_at'],
      'assistant.tombstones': ['kind', 'id', 'removed_at'],
    },
  },
]; // prettier-ignore

/** Third parties that receive data if the operator has set them up. */
export const RECEIVER_ROWS: readonly ReceiverRow[] = [
  {
    id: 'google',
    when: 'google',
    settings: ['GOOGLE_ISSUER', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'GOOGLE_PROMPT'],
  },
  { id: 'mail', when: 'mail', settings: ['SMTP_URL', 'MAIL_FROM'] },
  { id: 'payments', settings: ['PADDLE_API_KEY', 'PADDLE_CLIENT_TOKEN'] },
  { id: 'model', when: 'model', settings: ['OPENAI_BASE_URL', 'OPENAI_API_KEY', 'OPENAI_MODEL'] },
  { id: 'cdn', when: 'cdn', settings: ['REMOTE_ORIGINS'] },
  { id: 'support', when: 'support', settings: ['SUPPORT_EMAIL'] },
];

/** Returns the rows that apply to what is switched on. */
export const rowsThatHold = <Row extends PrivacyRow>(
  rows: readonly Row[],
  isOn: (condition: PrivacyCondition) => boolean,
): readonly Row[] => rows.filter(({ when }) => when === undefined || isOn(when));
