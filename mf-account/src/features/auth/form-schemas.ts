import { FullNameSchema, NewPasswordSchema, SignUpRoleSchema, EmailSchema, StudentAgeSchema, UsernameSchema } from '@burrow/contracts'; // prettier-ignore
import { z } from '@burrow/forms';

interface TwicePassword {
  readonly password: string;
  readonly verify_password: string;
}

const NEW_PASSWORD_TWICE = { password: NewPasswordSchema, verify_password: z.string().min(1) };

/** Told also while other fields are wrong, so that nobody comes back twice; `notEqual` is a text of forms. */
const EQUAL = {
  path: ['verify_password'],
  params: { text: 'notEqual' },
  when: ({ value }: { value: unknown }) => Boolean((value as Partial<TwicePassword>).verify_password),
};

const areEqual = ({ password, verify_password }: TwicePassword): boolean => password === verify_password;

/** An empty input stands for nothing. */
const OptionalNameSchema = z.preprocess(
  typed => (typeof typed === 'string' && typed.trim() === '' ? null : typed),
  FullNameSchema.nullable(),
) as unknown as z.ZodType<string | null, string>;

/** A new password, typed twice. */
export const NewPasswordFormSchema = z.object(NEW_PASSWORD_TWICE).refine(areEqual, EQUAL);

/** A student who is made with the account. */
export const FirstStudentFormSchema = z.object({
  full_name: OptionalNameSchema,
  age: StudentAgeSchema.nullable(),
  username: UsernameSchema,
  password: NewPasswordSchema,
});

/** What the sign-up page asks for. */
export const SignUpFormSchema = z
  .object({
    role: SignUpRoleSchema,
    full_name: FullNameSchema,
    email: EmailSchema,
    ...NEW_PASSWORD_TWICE,
    is_old_enough: z.boolean().refine(ticked => ticked, { params: { text: 'required' } }),
    student: FirstStudentFormSchema.optional(),
  })
  .refine(areEqual, EQUAL);

export type SignUpForm = z.output<typeof SignUpFormSchema>;
