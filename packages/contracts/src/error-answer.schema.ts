import { z } from 'zod';
import { API_ERRORS, type ApiErrorCode } from './errors.ts';

const apiErrorCodes = Object.keys(API_ERRORS) as [ApiErrorCode, ...ApiErrorCode[]];

/** Why one field of a request was refused. `path` is dotted, e.g. `run.commands.3.0`. */
export const FieldErrorSchema = z.object({ path: z.string(), message: z.string() });

/**
 * The body of every error answer. `message` is plain English for logs and developers;
 * people read the translation of `code` with `params`. `detail` lists the invalid fields of a 422.
 */
export const ErrorAnswerSchema = z.object({
  code: z.enum(apiErrorCodes),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  requestId: z.string(),
  detail: z.union([z.string(), z.array(FieldErrorSchema)]).nullable(),
});

export type FieldError = z.infer<typeof FieldErrorSchema>;
export type ErrorAnswer = z.infer<typeof ErrorAnswerSchema>;
