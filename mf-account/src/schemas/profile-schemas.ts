import {
  FactorCodeSchema,
  FeedbackSchema,
  ProfileUpdateSchema,
  StudentUpdateSchema,
} from '@burrow/contracts';
import { z } from '@burrow/forms';

const { full_name, email, new_password, current_password } = ProfileUpdateSchema.shape;
const { text, email: answerTo } = FeedbackSchema.shape;
const student = StudentUpdateSchema.shape;

const currentPassword = (isAsked: boolean) => (isAsked ? current_password.unwrap() : z.string());
const NOT_EQUAL = { path: ['verify_password'], params: { text: 'notEqual' } };

/** Name, language and news of an adult. */
export const PersonSchema = z.object({
  full_name: full_name.unwrap(),
  language: z.string(),
  receives_news: z.boolean(),
});

/** A new address; the password is required if there is one. */
export const emailSchema = (hasPassword: boolean) =>
  z.object({ email: email.unwrap(), current_password: currentPassword(hasPassword) });

/** A new password, or the first one. */
export const passwordSchema = (hasPassword: boolean) =>
  z
    .object({
      current_password: currentPassword(hasPassword),
      new_password: new_password.unwrap(),
      verify_password: z.string(),
    })
    .refine(values => values.new_password === values.verify_password, NOT_EQUAL);

/** A student's own new password. */
export const StudentPasswordSchema = z
  .object({
    current_password: student.current_password.unwrap(),
    password: student.password.unwrap(),
    verify_password: z.string(),
  })
  .refine(values => values.password === values.verify_password, NOT_EQUAL);

/** What needs nothing but proof of its owner: deleting the account, another way to log in. */
export const ownerSchema = (hasPassword: boolean) =>
  z.object({ current_password: currentPassword(hasPassword) });

/** Turning the second factor off. */
export const removeFactorSchema = (hasPassword: boolean) =>
  ownerSchema(hasPassword).extend({ code: FactorCodeSchema });

/** A message to support; without an address nobody answers. */
export const FeedbackFormSchema = z.object({ text, email: z.union([z.literal(''), answerTo.unwrap()]) });
