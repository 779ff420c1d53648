import { z } from 'zod';

const IdeasSchema = z.array(z.string().min(1));

/** ideas.json: what the curriculum teaches in which chapter, also where levels are not written yet. */
export const IdeasFileSchema = z.strictObject({
  /** Constructs, functions, methods and operators by the prefix of a chapter's levels. */
  chapters: z.record(z.string().regex(/^[a-z-]+-$/), IdeasSchema),
  /** Ideas that need not come back in a later chapter. */
  once: IdeasSchema,
});

export type IdeasFile = z.infer<typeof IdeasFileSchema>;
