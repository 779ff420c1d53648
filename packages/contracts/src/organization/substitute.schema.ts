import { z } from 'zod';

/** The longest that somebody may be a substitute. */
export const MAX_SUBSTITUTE_DAYS = 366;

const DAY_MS = 86_400_000;

const DaysSchema = z.object({ begins_at: z.iso.datetime(), ends_at: z.iso.datetime() });

/** Somebody of the school who has a class from a time until another, by the server's clock. */
export const SubstituteSchema = DaysSchema.extend({ user_id: z.uuid() });

/** Body of PUT /api/organization/classes/{class_id}/substitutes/{user_id}: the beginning of the first day, the end of the last. */
export const SubstituteDaysSchema = DaysSchema.refine(
  ({ begins_at, ends_at }) => {
    const took = Date.parse(ends_at) - Date.parse(begins_at);
    return took > 0 && took <= MAX_SUBSTITUTE_DAYS * DAY_MS;
  },
  { path: ['ends_at'] },
);

/** Answer of GET /api/organization/classes/{class_id}/substitutes: those whose time is not over, who begins first. */
export const ClassSubstitutesSchema = z.object({
  class_id: z.uuid(),
  substitutes: z.array(SubstituteSchema),
});

/** Answer of GET /api/organization/substitutes: the classes that the caller will have for some days, which are not theirs yet. */
export const ComingClassesSchema = z.object({
  classes: z.array(DaysSchema.extend({ class_id: z.uuid(), class_name: z.string() })),
});

export type ComingClasses = z.infer<typeof ComingClassesSchema>;
export type Substitute = z.infer<typeof SubstituteSchema>;
export type SubstituteDays = z.infer<typeof SubstituteDaysSchema>;
export type ClassSubstitutes = z.infer<typeof ClassSubstitutesSchema>;
