import { z } from 'zod';
import { CurrentUserSchema } from './current-user.schema.ts';
import {
  CharacterSchema,
  ClassCodeSchema,
  EmailSchema,
  FullNameSchema,
  LastPlayedSchema,
  NewPasswordSchema,
  OrganizationSlugSchema,
  PasswordSchema,
  SignUpRoleSchema,
  StudentAgeSchema,
  TokenSchema,
  UsernameSchema,
} from './fields.schema.ts';

const LoginNameSchema = z.string().trim().min(1).max(254);

/** Body of POST /api/auth/login: an email address, or the username of a parent's student. */
export const LoginSchema = z.object({ login: LoginNameSchema, password: PasswordSchema });

/** Body of POST /api/auth/login-org: a member's email address, or a username within the organisation. */
export const LoginOrgSchema = LoginSchema.extend({ organization_slug: OrganizationSlugSchema });

/** Body of POST /api/auth/login-card: the secret of a printed card. */
export const LoginCardSchema = z.object({ card: TokenSchema });

/** Answer of every call that starts a session or hands it to another user. */
export const LoggedInSchema = z.object({ user: CurrentUserSchema, last_played: LastPlayedSchema.nullable() });

/** A student who is created together with the parent's account. */
export const NewStudentSchema = z.object({
  full_name: FullNameSchema.nullish(),
  age: StudentAgeSchema.nullish(),
  username: UsernameSchema,
  password: NewPasswordSchema,
  character: CharacterSchema.optional(),
});

/** Body of POST /api/auth/signup. `adult` says that the person is 13 or older, or an adult acts for them. */
export const SignUpSchema = z
  .object({
    full_name: FullNameSchema,
    email: EmailSchema,
    password: NewPasswordSchema,
    verify_password: z.string(),
    role: SignUpRoleSchema,
    is_old_enough: z.literal(true),
    /** The interface's language, by its English name; mails are written in it. */
    language: z.string().max(40).optional(),
    student: NewStudentSchema.optional(),
  })
  .refine(body => body.password === body.verify_password, {
    path: ['verify_password'],
    error: 'must equal password',
  });

/** Answer of POST /api/auth/signup: the same whether the address is new or already has an account. */
export const SignUpAnswerSchema = z.object({ status: z.enum(['check-mail']) });

/** Body of POST /api/auth/signup/class-token. */
export const ClassSignUpSchema = z.object({
  /** Of a teacher's link; one of token and code is needed. */
  token: TokenSchema.optional(),
  code: ClassCodeSchema.optional(),
  /** Made by the caller, the same for all attempts: a repetition makes nobody twice, and finds out whether a teacher let them in. */
  request_id: z.uuid().optional(),
  full_name: FullNameSchema.nullish(),
  username: UsernameSchema,
  password: NewPasswordSchema,
  character: CharacterSchema.optional(),
  language: z.string().max(40).optional(),
});

/** A token, either in the query (as the paths specify) or in the body (as our pages send it). */
export const TokenQuerySchema = z.object({ token: TokenSchema.optional() });
export const TokenBodySchema = z.object({ token: TokenSchema });

/** Whom the token of a mail or link is for. */
export const TokenUserSchema = z.object({
  email: z.string(),
  full_name: z.string().nullable(),
  purpose: z.enum(['confirm-email', 'reset-password', 'sign-up', 'change-email']),
});
export const TokenEmailSchema = z.object({
  email: z.string(),
  role: z.enum(['parent', 'teacher', 'organization_administrator']),
  organization_name: z.string().nullable(),
});

export const EmailQuerySchema = z.object({ email: EmailSchema.optional() });
export const EmailBodySchema = z.object({ email: EmailSchema });

/** Body of POST /api/user/cancel-by-mail: what somebody without a log-in declares about what an address pays for. */
export const DeclareBodySchema = EmailBodySchema.extend({
  what: z.enum(['cancel', 'withdraw']).default('cancel'),
  /** The number of an order: with an address that fits it, nothing else is needed. */
  order: z.string().trim().max(100).optional(),
});

/** When a declaration was taken, whether or not anything is paid for from its address. */
export const DeclaredSchema = z.object({ done: z.literal(true), taken_at: z.iso.datetime() });

export type DeclareBody = z.input<typeof DeclareBodySchema>;
export const DoneSchema = z.object({ done: z.literal(true) });

export const ResetPasswordQuerySchema = z.object({
  token: TokenSchema.optional(),
  new_password: NewPasswordSchema.optional(),
});
export const ResetPasswordBodySchema = z.object({ token: TokenSchema, new_password: NewPasswordSchema });

/** Answer of GET /api/auth/check-user-email-exists: only staff get the true answer, everyone else gets false. */
export const EmailExistsSchema = z.object({ exists: z.boolean() });
export const SetPaidQuerySchema = z.object({
  email: EmailSchema,
  paid: z.enum(['true', 'false']),
  /** Why; kept with who did it. */
  reason: z.string().trim().min(1).max(2000).optional(),
});
export const SetPaidSchema = z.object({ paid: z.boolean() });

/** A link with which somebody can sign up, and when it expires. */
export const SignUpLinkSchema = z.object({ link: z.string(), expires_at: z.iso.datetime() });

export const GenerateUsernameQuerySchema = z.object({ language: z.string().max(5).optional() });
export const GeneratedUsernameSchema = z.object({ username: z.string() });

/** The student's last level, if any. */
export const ChooseStudentAnswerSchema = z.object({ last_played: LastPlayedSchema.nullable() });

export const ImpersonateUserQuerySchema = z.object({ target_user_id: z.uuid() });
export const ImpersonateStudentQuerySchema = z.object({ target_student_id: z.uuid() });

/** The page from which somebody goes to Google, and to which they return if that fails. */
export const GoogleOriginSchema = z.enum(['login', 'signup']);
export const GoogleAuthorizeQuerySchema = z.object({
  language: z.string().max(5).optional(),
  from: GoogleOriginSchema.optional(),
  /** The page to open after log-in: a path without its language. */
  next: z.string().max(2000).optional(),
});
export const GoogleCallbackQuerySchema = z.object({
  code: z.string().max(4096).optional(),
  state: z.string().max(512).optional(),
  error: z.string().max(200).optional(),
  error_description: z.string().max(2000).optional(),
  scope: z.string().max(2000).optional(),
  iss: z.string().max(400).optional(),
  authuser: z.string().max(20).optional(),
  hd: z.string().max(254).optional(),
  prompt: z.string().max(60).optional(),
});
/** Body of POST /api/auth/google/link: the password of the account whose address Google verified. */
export const GoogleLinkSchema = z.object({ password: PasswordSchema });

/** The person whom Google identified and who has no account here yet. */
export const GooglePersonSchema = z.object({ email: z.string(), full_name: z.string() });
/** Body of POST /api/auth/google/sign-up: what a sign-up needs and Google does not provide. */
export const GoogleSignUpSchema = z.object({
  full_name: FullNameSchema,
  role: SignUpRoleSchema,
  is_old_enough: z.literal(true),
  language: z.string().max(40).optional(),
});

export const PublicOrganizationSchema = z.object({ name: z.string(), slug: z.string() });

export type Login = z.infer<typeof LoginSchema>;
export type LoginOrg = z.infer<typeof LoginOrgSchema>;
export type SignUp = z.infer<typeof SignUpSchema>;
export type ClassSignUp = z.infer<typeof ClassSignUpSchema>;
export type GoogleOrigin = z.infer<typeof GoogleOriginSchema>;
export type GooglePerson = z.infer<typeof GooglePersonSchema>;
export type GoogleSignUp = z.infer<typeof GoogleSignUpSchema>;
export type NewStudent = z.infer<typeof NewStudentSchema>;
export type LoggedIn = z.infer<typeof LoggedInSchema>;
export type SignUpAnswer = z.infer<typeof SignUpAnswerSchema>;
export type TokenUser = z.infer<typeof TokenUserSchema>;
export type TokenEmail = z.infer<typeof TokenEmailSchema>;
export type SignUpLink = z.infer<typeof SignUpLinkSchema>;
export type ChooseStudentAnswer = z.infer<typeof ChooseStudentAnswerSchema>;
export type PublicOrganization = z.infer<typeof PublicOrganizationSchema>;
