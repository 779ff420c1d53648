import { z } from 'zod';
import {
  ChangeLanguageQuerySchema,
  CountrySchema,
  CurrentUserSchema,
  UserLanguageSchema,
} from './account.schema.ts';
import type { ApiErrorCode } from './errors.ts';
import { CourseDataSchema, LevelDataSchema } from './level.schema.ts';
import {
  CreditSchema, ExecutionTypeSchema, LevelDraftAnswerSchema, LevelDraftSchema, LevelUpdateAnswerSchema, LevelUpdateSchema,
} from './level-update.schema.ts'; // prettier-ignore

export type ServiceName = 'account' | 'learning';
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call an endpoint at all; finer rules answer with the listed errors. */
export type Access = 'anyone' | 'any-session' | 'signed-in';

/** One call of the API: where the gateway routes, services validate, and documents and clients are made from. */
export interface Endpoint {
  readonly method: HttpMethod;
  /** With `{name}` for parameters. */
  readonly path: `/api/${string}`;
  readonly service: ServiceName;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  readonly errors: readonly ApiErrorCode[];
  /** The largest body in bytes where it is not the usual 256 KB. */
  readonly bodyLimit?: number;
}

const SlugSchema = z.string().max(80);
const LanguageQuery = { language: z.string().max(5).optional() };

const endpoint = <const E extends Endpoint>(value: E): E => value;

/** Every endpoint that exists, by operation name. */
export const ENDPOINTS = {
  getCurrentUser: endpoint({
    method: 'GET',
    path: '/api/auth/current',
    service: 'account',
    access: 'signed-in',
    summary: 'The user and student of the session.',
    answer: CurrentUserSchema,
    errors: ['auth/not-signed-in'],
  }),
  changeLanguage: endpoint({
    method: 'POST',
    path: '/api/user/change-language',
    service: 'account',
    access: 'any-session',
    summary: 'Keeps the language of the interface, by its English name.',
    query: ChangeLanguageQuerySchema,
    answer: UserLanguageSchema,
    errors: ['user/unknown-language', 'request/cross-site'],
  }),
  getLanguage: endpoint({
    method: 'GET',
    path: '/api/user/get-language',
    service: 'account',
    access: 'any-session',
    summary: 'The kept language, or null.',
    answer: UserLanguageSchema,
    errors: [],
  }),
  getCountry: endpoint({
    method: 'GET',
    path: '/api/user/country',
    service: 'account',
    access: 'anyone',
    summary: 'The country that the proxy names.',
    answer: CountrySchema,
    errors: [],
  }),
  getCourse: endpoint({
    method: 'GET',
    path: '/api/level/course/{slug}',
    service: 'learning',
    access: 'anyone',
    summary: 'Chapters and levels of a course with completion and locks.',
    params: z.object({ slug: SlugSchema }),
    query: z.object({ student_id: z.uuid().optional(), ...LanguageQuery }),
    answer: CourseDataSchema,
    errors: ['level/unknown-course', 'auth/forbidden'],
  }),
  getLevel: endpoint({
    method: 'GET',
    path: '/api/level/data/{course_slug}/{slug}',
    service: 'learning',
    access: 'anyone',
    summary: 'A level with its map, texts, goals and the last code.',
    params: z.object({ course_slug: SlugSchema, slug: SlugSchema }),
    query: z.object(LanguageQuery),
    answer: LevelDataSchema,
    errors: ['level/unknown-course', 'level/unknown-level', 'level/account-needed', 'level/plan-needed'],
  }),
  updateLevel: endpoint({
    method: 'POST',
    path: '/api/level/update/{slug}',
    service: 'learning',
    access: 'anyone',
    summary: 'Counts a run (in_progress) or records a completion (COMPLETE). The slug is the course.',
    params: z.object({ slug: SlugSchema }),
    body: LevelUpdateSchema,
    answer: LevelUpdateAnswerSchema,
    errors: [
      'level/unknown-course', 'level/unknown-level', 'level/account-needed', 'level/sign-up-to-run', 'level/plan-needed',
      'level/no-attempts-left', 'level/too-many-from-address', 'level/replay-mismatch', 'request/cross-site',
    ], // prettier-ignore
    bodyLimit: 1_048_576,
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/api/level/draft/{slug}',
    service: 'learning',
    access: 'anyone',
    summary: 'Keeps code that was typed and not yet run. The slug is the course.',
    params: z.object({ slug: SlugSchema }),
    body: LevelDraftSchema,
    answer: LevelDraftAnswerSchema,
    errors: [
      'level/unknown-course',
      'level/unknown-level',
      'level/account-needed',
      'level/plan-needed',
      'request/cross-site',
    ],
  }),
  getCredit: endpoint({
    method: 'GET',
    path: '/api/credit/{execution_type}',
    service: 'learning',
    access: 'anyone',
    summary: 'What is left of the day.',
    params: z.object({ execution_type: ExecutionTypeSchema }),
    answer: CreditSchema,
    errors: [],
  }),
} satisfies Record<string, Endpoint>;

export type OperationName = keyof typeof ENDPOINTS;
