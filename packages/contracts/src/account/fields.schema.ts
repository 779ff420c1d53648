import { z } from 'zod';
import { CHARACTERS, DEFAULT_CHARACTER } from '../characters.ts';
import { ShownTextSchema } from './shown-text.ts';
import { ONE_LINE_PATTERN, ORGANIZATION_SLUG_PATTERN, USERNAME_PATTERN } from './patterns.ts';

/** 0 parent, 1 teacher, 2 administrator of an organisation. */
export const UserTypeSchema = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** Who a new account is for. */
export const SignUpRoleSchema = z.enum(['parent', 'organization_administrator']);

export const MIN_AGE = 13;
export const MAX_STUDENTS = 5;
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;

const trimmed = (max: number) => ShownTextSchema.trim().min(1).max(max);

const oneLine = (max: number) => trimmed(max).regex(ONE_LINE_PATTERN);

export const FullNameSchema = oneLine(100);
/** The first or the last name: both with a space between fit into a full name. */
export const NamePartSchema = oneLine(49);
export const EmailSchema = z.string().trim().max(254).pipe(z.email());
export const NewPasswordSchema = z.string().min(MIN_PASSWORD).max(MAX_PASSWORD);
/** A password to compare, not to set: any that could ever have been set. */
export const PasswordSchema = z.string().min(1).max(MAX_PASSWORD);

/** 3 to 30 letters (of any script), digits, `_`, `-` and `.`; compared case-insensitively. */
export const UsernameSchema = z.string().trim().min(3).max(30).regex(USERNAME_PATTERN);

export const StudentAgeSchema = z.int().min(4).max(19);

export { CHARACTERS, DEFAULT_CHARACTER };
export const CharacterSchema = z.enum(CHARACTERS);

/** A secret from a mail, a card or a link. */
export const TokenSchema = z.string().regex(/^[\w-]{20,100}$/);
/** What leads to a class: its code, such as `cdfg-3467`, or the long token of a link. */
export const ClassTokenSchema = z
  .string()
  .trim()
  .regex(/^([\w-]{20,100}|[a-zA-Z]{4}[ -]?\d{4})$/);
/** The code of a class, such as `cdfg-3467`, as somebody types it. */
export const ClassCodeSchema = z
  .string()
  .trim()
  .regex(/^[a-zA-Z]{4}[ -]?\d{4}$/);
export const OrganizationSlugSchema = z.string().regex(ORGANIZATION_SLUG_PATTERN).max(60);

export const LastPlayedSchema = z.object({ course_id: z.string(), level_slug: z.string() });

export type UserType = z.infer<typeof UserTypeSchema>;
export type SignUpRole = z.infer<typeof SignUpRoleSchema>;
export type Character = z.infer<typeof CharacterSchema>;
export type LastPlayed = z.infer<typeof LastPlayedSchema>;
