import { z } from 'zod';

/** The last part of a backup: the sums of all others. */
export const PARTS_FILE = 'parts.json';

const PartSumSchema = z.object({
  name: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
  /** Of a table. */
  rows: z.number().int().nullable(),
});
export type PartSum = z.infer<typeof PartSumSchema>;

export const PartSumsSchema = z.object({ parts: z.array(PartSumSchema) });
