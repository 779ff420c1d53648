import { z } from 'zod';
import { ProjectNameSchema, VersionSchema } from '../release/release.schema.ts';

/** Who gets a version before everybody does. */
export const ConditionSchema = z.union([
  z.strictObject({ testers: z.literal(true) }),
  z.strictObject({ staff: z.literal(true) }),
  z.strictObject({ organizations: z.array(z.uuid()).min(1) }),
  /** Of visitors: 0.1 is every tenth. */
  z.strictObject({ share: z.number().gt(0).lt(1) }),
]);

export const RuleSchema = z.strictObject({
  version: VersionSchema,
  when: ConditionSchema,
  /** The list in which the rule was written: what gateways counted before it is void. */
  since: z.int().min(1),
});

/** Which version of a remote visitors get: that of the first rule that fits them, otherwise the default. */
export const ListEntrySchema = z.strictObject({
  name: ProjectNameSchema,
  default: VersionSchema,
  rules: z.array(RuleSchema).optional(),
});

/** lists/000123.json: the list with the highest number is the one in force. */
export const ReleaseListSchema = z.object({
  number: z.int().min(1),
  at: z.iso.datetime(),
  who: z.string().min(1),
  why: z.string(),
  entries: z.array(z.unknown()),
});

export type Condition = z.infer<typeof ConditionSchema>;
export type Rule = z.infer<typeof RuleSchema>;
export type ListEntry = z.infer<typeof ListEntrySchema>;
export type ReleaseList = z.infer<typeof ReleaseListSchema>;
