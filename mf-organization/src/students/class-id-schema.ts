import { z } from '@burrow/forms';

/** A class in a form's values, null for none: teachers choose one of their own. */
export const classIdSchema = (hasNone: boolean) =>
  z
    .string()
    .refine(id => hasNone || id !== '')
    .transform(id => id || null);
