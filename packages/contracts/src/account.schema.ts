import { z } from 'zod';

/** 0 parent, 1 teacher, 2 administrator of an organisation. */
export const UserTypeSchema = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** Answer of GET /api/auth/current. */
export const CurrentUserSchema = z.object({
  user_id: z.uuid(),
  email: z.string().nullable(),
  student_id: z.uuid().nullable(),
  is_student: z.boolean(),
  organization_id: z.uuid().nullable(),
  user_details: z.object({ user_type: UserTypeSchema }),
  student_details: z
    .object({
      id: z.uuid(),
      username: z.string(),
      character: z.string(),
      assistant_enabled: z.boolean(),
    })
    .nullable(),
  class_details: z
    .object({
      name: z.string(),
      unlocked_chapters: z.array(z.string()),
      no_skip: z.boolean(),
      quiz: z.boolean(),
    })
    .nullable(),
  subscription: z.string().nullable(),
  courses: z.array(z.string()),
});

/** Answer of GET /api/user/get-language: a language's English name, or null when none was chosen. */
export const UserLanguageSchema = z.object({ language: z.string().nullable() });

/** Query of POST /api/user/change-language. */
export const ChangeLanguageQuerySchema = z.object({ language: z.string().min(1).max(40) });

/** Answer of GET /api/user/country. */
export const CountrySchema = z.object({ country_code: z.string() });

export type CurrentUser = z.infer<typeof CurrentUserSchema>;
export type UserLanguage = z.infer<typeof UserLanguageSchema>;
export type Country = z.infer<typeof CountrySchema>;
