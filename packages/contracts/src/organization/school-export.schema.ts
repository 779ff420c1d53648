import { z } from 'zod';

/** For how long the file of an export can be downloaded. */
export const DAYS_TO_DOWNLOAD = 7;

/** All of an organisation's data in one file: being put together, or ready. */
export const SchoolExportSchema = z.object({
  state: z.enum(['making', 'ready']),
  asked_at: z.iso.datetime(),
  /** How many students it is to have, and how many it has so far. */
  students: z.int(),
  done: z.int(),
  /** How long the file is; null until it is ready. */
  bytes: z.int().nullable(),
  /** When the file is removed; null until it is ready. */
  removed_at: z.iso.datetime().nullable(),
});

/** Answer of GET /api/organization/export: the last one, unless its file was removed. */
export const LastSchoolExportSchema = z.object({ export: SchoolExportSchema.nullable() });

export type SchoolExport = z.infer<typeof SchoolExportSchema>;
export type LastSchoolExport = z.infer<typeof LastSchoolExportSchema>;
