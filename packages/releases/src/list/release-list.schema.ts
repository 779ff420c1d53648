import { z } from 'zod';
import { ProjectNameSchema, VersionSchema } from '../release/release.schema.ts';

/** Which version of a remote visitors get. */
export const ListEntrySchema = z.strictObject({
  name: ProjectNameSchema,
  default: VersionSchema,
});

/** lists/000123.json: the list with the highest number is the one in force. */
export const ReleaseListSchema = z.object({
  number: z.int().min(1),
  at: z.iso.datetime(),
  who: z.string().min(1),
  why: z.string(),
  entries: z.array(z.unknown()),
});

export type ListEntry = z.infer<typeof ListEntrySchema>;
export type ReleaseList = z.infer<typeof ReleaseListSchema>;
