import { AGREEMENT_ENDPOINTS } from './endpoints/agreement.endpoints.ts';
import { ASSISTANT_ENDPOINTS } from './endpoints/assistant.endpoints.ts';
import { AUTH_ENDPOINTS } from './endpoints/auth.endpoints.ts';
import { CHALLENGE_ENDPOINTS } from './endpoints/challenge.endpoints.ts';
import { CERTIFICATE_ENDPOINTS } from './endpoints/certificate.endpoints.ts';
import { CLASS_ENTRY_ENDPOINTS } from './endpoints/class-entry.endpoints.ts';
import { CLASS_ASSIGNMENT_ENDPOINTS } from './endpoints/class-assignments.endpoints.ts';
import { CLASS_WORK_ENDPOINTS } from './endpoints/class-work.endpoints.ts';
import { CLOSING_ENDPOINTS } from './endpoints/closing.endpoints.ts';
import type { EndpointContract } from './endpoints/endpoint.ts';
import { GUIDE_ENDPOINTS } from './endpoints/guide.endpoints.ts';
import { INVITATION_ENDPOINTS } from './endpoints/invitations.endpoints.ts';
import { IMPORT_ENDPOINTS } from './endpoints/import.endpoints.ts';
import { ROSTER_ENDPOINTS } from './endpoints/roster.endpoints.ts';
import { LEAVING_ENDPOINTS } from './endpoints/leaving.endpoints.ts';
import { JOINING_ENDPOINTS } from './endpoints/joining.endpoints.ts';
import { LESSON_ENDPOINTS } from './endpoints/lesson.endpoints.ts';
import { LEVEL_ENDPOINTS } from './endpoints/level.endpoints.ts';
import { LOGIN_CARD_ENDPOINTS } from './endpoints/login-cards.endpoints.ts';
import { ORGANIZATION_AUDIT_ENDPOINTS } from './endpoints/organization-audit.endpoints.ts';
import { ORGANIZATION_ENDPOINTS } from './endpoints/organization.endpoints.ts';
import {
  PICTURE_LOG_IN_ENDPOINTS,
  PICTURE_PASSWORD_ENDPOINTS,
} from './endpoints/picture-log-in.endpoints.ts';
import { GIFT_ENDPOINTS } from './endpoints/gifts.endpoints.ts';
import { PAYMENT_ENDPOINTS } from './endpoints/payment.endpoints.ts';
import { PRESENCE_ENDPOINTS } from './endpoints/presence.endpoints.ts';
import { PURCHASE_ENDPOINTS } from './endpoints/purchases.endpoints.ts';
import { QUIZ_ENDPOINTS } from './endpoints/quiz.endpoints.ts';
import { PROFILE_ENDPOINTS } from './endpoints/profile.endpoints.ts';
import { REMARK_ENDPOINTS } from './endpoints/remarks.endpoints.ts';
import { MEMBERSHIP_ENDPOINTS } from './endpoints/membership.endpoints.ts';
import { SCHOOL_DOMAIN_ENDPOINTS } from './endpoints/school-domains.endpoints.ts';
import { SCHOOL_SUPPORT_ENDPOINTS } from './endpoints/school-support.endpoints.ts';
import { SCHOOL_ACTIVITY_ENDPOINTS } from './endpoints/school-activity.endpoints.ts';
import { SCHOOL_EXPORT_ENDPOINTS } from './endpoints/school-export.endpoints.ts';
import { SCHOOL_YEAR_ENDPOINTS } from './endpoints/school-year.endpoints.ts';
import { GUEST_ENDPOINTS } from './endpoints/guests.endpoints.ts';
import { SUBSTITUTE_ENDPOINTS } from './endpoints/substitutes.endpoints.ts';
import { SECOND_FACTOR_ENDPOINTS } from './endpoints/second-factor.endpoints.ts';
import { TEACHER_REQUEST_ENDPOINTS } from './endpoints/teacher-requests.endpoints.ts';
import { STREAM_ENDPOINTS } from './endpoints/stream.endpoints.ts';
import { ARCHIVED_CLASSES_ENDPOINTS } from './endpoints/archived-classes.endpoints.ts';
import { UNUSED_STUDENTS_ENDPOINTS } from './endpoints/unused-students.endpoints.ts';
import { USER_ENDPOINTS } from './endpoints/user.endpoints.ts';

/** A service behind the gateway. Its key is its name, its folder under services/ and its package, @burrow/<name>. */
interface ServiceRow {
  /** Its own Postgres schema; no other service reads it. */
  readonly schema: string;
  /** The setting with its address, for when it runs as its own process. */
  readonly addressSetting: `${string}_URL`;
  /** Where it listens then, unless its PORT says otherwise. */
  readonly port: number;
  /** What it is for, as stated in the OpenAPI document. */
  readonly about: string;
  readonly endpoints: Readonly<Record<string, EndpointContract>>;
}

/** Every service: gateway, standalone, health, seed, resync, the OpenAPI document and tests use this table. */
export const SERVICES = {
  account: {
    schema: 'account',
    addressSetting: 'ACCOUNT_URL',
    port: 8191,
    about: 'Who somebody is: visitors, users and students, their sessions, and the mails to them.',
    endpoints: {
      ...AUTH_ENDPOINTS,
      ...PICTURE_LOG_IN_ENDPOINTS,
      ...PRESENCE_ENDPOINTS,
      ...PROFILE_ENDPOINTS,
      ...SECOND_FACTOR_ENDPOINTS,
      ...STREAM_ENDPOINTS,
      ...USER_ENDPOINTS,
    },
  },
  learning: {
    schema: 'learning',
    addressSetting: 'LEARNING_URL',
    port: 8192,
    about: 'Courses and levels, progress, code and completions.',
    endpoints: {
      ...CHALLENGE_ENDPOINTS,
      ...CLASS_ASSIGNMENT_ENDPOINTS,
      ...CLASS_WORK_ENDPOINTS,
      ...GUIDE_ENDPOINTS,
      ...LESSON_ENDPOINTS,
      ...SCHOOL_ACTIVITY_ENDPOINTS,
      ...LEVEL_ENDPOINTS,
      ...QUIZ_ENDPOINTS,
      ...CERTIFICATE_ENDPOINTS,
      ...REMARK_ENDPOINTS,
    },
  },
  assistant: {
    schema: 'assistant',
    addressSetting: 'ASSISTANT_URL',
    port: 8193,
    about: 'Tips.',
    endpoints: ASSISTANT_ENDPOINTS,
  },
  organization: {
    schema: 'organization',
    addressSetting: 'ORGANIZATION_URL',
    port: 8194,
    about: 'Organisations, their members and classes.',
    endpoints: {
      ...ORGANIZATION_ENDPOINTS,
      ...AGREEMENT_ENDPOINTS,
      ...CLOSING_ENDPOINTS,
      ...CLASS_ENTRY_ENDPOINTS,
      ...IMPORT_ENDPOINTS,
      ...ROSTER_ENDPOINTS,
      ...INVITATION_ENDPOINTS,
      ...JOINING_ENDPOINTS,
      ...LOGIN_CARD_ENDPOINTS,
      ...ORGANIZATION_AUDIT_ENDPOINTS,
      ...LEAVING_ENDPOINTS,
      ...MEMBERSHIP_ENDPOINTS,
      ...SCHOOL_DOMAIN_ENDPOINTS,
      ...SCHOOL_SUPPORT_ENDPOINTS,
      ...PICTURE_PASSWORD_ENDPOINTS,
      ...SCHOOL_EXPORT_ENDPOINTS,
      ...SCHOOL_YEAR_ENDPOINTS,
      ...SUBSTITUTE_ENDPOINTS,
      ...GUEST_ENDPOINTS,
      ...ARCHIVED_CLASSES_ENDPOINTS,
      ...UNUSED_STUDENTS_ENDPOINTS,
      ...TEACHER_REQUEST_ENDPOINTS,
    },
  },
  payment: {
    schema: 'payment',
    addressSetting: 'PAYMENT_URL',
    port: 8195,
    about: 'Plans, purchases, subscriptions and refunds.',
    endpoints: { ...PAYMENT_ENDPOINTS, ...PURCHASE_ENDPOINTS, ...GIFT_ENDPOINTS },
  },
} as const satisfies Readonly<Record<string, ServiceRow>>;

export type ServiceName = keyof typeof SERVICES;

export const SERVICE_NAMES = Object.keys(SERVICES) as readonly ServiceName[];

/** A setting that says where a service runs. */
export type AddressSetting = (typeof SERVICES)[ServiceName]['addressSetting'];

/** Maps each service with `of`, by its name. */
export const byService = <Value>(of: (name: ServiceName) => Value): Readonly<Record<ServiceName, Value>> =>
  Object.fromEntries(SERVICE_NAMES.map(name => [name, of(name)])) as Record<ServiceName, Value>;
