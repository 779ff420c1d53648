import {
  CharacterSchema,
  FullNameSchema,
  NewPasswordSchema,
  OrganizationSlugSchema,
  SignUpRoleSchema,
  EmailSchema,
  StudentAgeSchema,
  UsernameSchema,
} from '@burrow/contracts';
import { z } from '@burrow/forms';

export { EmailBodySchema, FactorCodeBodySchema, GoogleLinkSchema, LoginSchema } from '@burrow/contracts';

/** A school's short name as people type it: capitals and surrounding spaces are accepted. */
export const SchoolSchema = z.object({ slug: z.string().trim().toLowerCase().pipe(OrganizationSlugSchema) });

interface TwicePassword {
  readonly password: string;
  readonly verify_password: string;
}

const NEW_PASSWORD_TWICE = { password: NewPasswordSchema, verify_password: z.string().min(1) };

/** Checked even while other fields are wrong, so that all errors are shown at the same time; `notEqual` is a text of forms. */
const EQUAL = {
  path: ['verify_password'],
  params: { text: 'notEqual' },
  when: ({ value }: { value: unknown }) => Boolean((value as Partial<TwicePassword>).verify_password),
};

const areEqual = ({ password, verify_password }: TwicePassword): boolean => password === verify_password;

/** An empty input means no value. */
const OptionalNameSchema = z.preprocess(
  typed => (typeof typed === 'string' && typed.trim() === '' ? null : typed),
  FullNameSchema.nullable(),
) as unknown as z.ZodType<string | null, string>;

const OldEnoughSchema = z.boolean().refine(ticked => ticked);

/** A new password, typed twice. */
export const NewPasswordFormSchema = z.object(NEW_PASSWORD_TWICE).refine(areEqual, EQUAL);

/** What a child who joins a class is asked for. */
export const ClassSignUpFormSchema = z
  .object({ username: UsernameSchema, character: CharacterSchema, ...NEW_PASSWORD_TWICE })
  .refine(areEqual, EQUAL);

/** A student who is created with the account. */
export const FirstStudentFormSchema = z.object({
  full_name: OptionalNameSchema,
  age: StudentAgeSchema.nullable(),
  username: UsernameSchema,
  password: NewPasswordSchema,
});

/** What a person who comes from Google is asked for. */
export const GoogleSignUpFormSchema = z.object({
  role: SignUpRoleSchema,
  full_name: FullNameSchema,
  is_old_enough: OldEnoughSchema,
});
export type GoogleSignUpForm = z.output<typeof GoogleSignUpFormSchema>;

const SignUpFieldsSchema = z
  .object({
    role: SignUpRoleSchema,
    full_name: FullNameSchema,
    email: EmailSchema,
    ...NEW_PASSWORD_TWICE,
    is_old_enough: OldEnoughSchema,
    student: FirstStudentFormSchema.optional(),
  })
  .refine(areEqual, EQUAL);

type SignUpFields = z.input<typeof SignUpFieldsSchema>;
export type SignUpForm = z.output<typeof SignUpFieldsSchema>;

/** What the sign-up page asks for. Only a parent is asked for a student, whatever was typed before. */
export const SignUpFormSchema = z.preprocess(
  fields =>
    (fields as SignUpFields).role === 'parent' ? fields : { ...(fields as SignUpFields), student: undefined },
  SignUpFieldsSchema,
) as unknown as z.ZodType<SignUpForm, SignUpFields>;
