import { z } from 'zod';

/** A class that was archived at the end of a school year. */
export const ArchivedClassSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  archived_at: z.iso.datetime(),
});

/** The last that were archived first. */
export const ArchivedClassesSchema = z.object({ classes: z.array(ArchivedClassSchema), total: z.int() });

export type ArchivedClass = z.infer<typeof ArchivedClassSchema>;
export type ArchivedClasses = z.infer<typeof ArchivedClassesSchema>;
