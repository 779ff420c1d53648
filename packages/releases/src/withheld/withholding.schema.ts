import { z } from 'zod';
import { ProjectNameSchema, VersionSchema } from '../release/release.schema.ts';

const TallySchema = z.object({ given: z.int().min(0), failed: z.int().min(0) });

/** withheld/000012-mf-play-0.6.0-visitors.json: a version that fails too often for those whom a rule names. */
export const WithholdingSchema = z.object({
  name: ProjectNameSchema,
  version: VersionSchema,
  /** Whom the rule is for that counts no more: see `scopeOf`. */
  scope: z.union([z.literal(['visitors', 'staff']), z.uuid()]),
  /** The list that was in force: rules that are written later count again. */
  list: z.int().min(1),
  at: z.iso.datetime(),
  /** What was counted then, of the version and of what everybody gets. */
  canary: TallySchema,
  neighbour: TallySchema,
});

export type Withholding = z.infer<typeof WithholdingSchema>;
