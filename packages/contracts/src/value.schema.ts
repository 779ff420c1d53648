import { z } from 'zod';

/**
 * A Python value as JSON. Numbers, text, booleans, None, lists and dictionaries with text keys represent
 * themselves; a tuple is `{ $tuple: […] }`; a whole float keeps its type as `{ $float: 4 }`;
 * anything else is `{ $other: '<type name>' }`.
 */
export type PyValue =
  | null
  | boolean
  | number
  | string
  | readonly PyValue[]
  | { readonly [key: string]: PyValue };

const MAX_TEXT = 2_000;

/** See {@link PyValue}. Texts are at most 2,000 characters. */
export const PyValueSchema: z.ZodType<PyValue> = z.lazy(() =>
  z.union([
    z.null(),
    z.boolean(),
    z.number(),
    z.string().max(MAX_TEXT),
    z.array(PyValueSchema).max(1_000),
    z.record(z.string().max(200), PyValueSchema),
  ]),
);
