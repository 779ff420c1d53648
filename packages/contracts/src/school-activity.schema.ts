import { z } from 'zod';

export const ActivityPeriodSchema = z.enum(['week', 'month']);

/** Query of GET /api/level/school-activity: of the organisation, or of one of its classes. */
export const SchoolActivityQuerySchema = z.object({
  period: ActivityPeriodSchema.default('week'),
  class_id: z.uuid().optional(),
});

/** What an organisation did in the last 52 weeks or 12 months: numbers only, and no order of classes. */
export const SchoolActivitySchema = z.object({
  period: ActivityPeriodSchema,
  /** Each of them, the earliest first. Who changes the class within one counts where they ran first. */
  periods: z.array(
    z.object({
      /** The day (UTC) on which it begins. */
      begins: z.iso.date(),
      /** In which somebody ran a program. */
      classes: z.int(),
      /** Who ran a program. */
      students: z.int(),
      /** Completed for the first time. */
      levels: z.int(),
    }),
  ),
  /** Classes that did something in that time. */
  classes: z.array(
    z.object({
      class_id: z.uuid(),
      levels: z.int(),
      /** In how many periods somebody ran a program, and when the last of them began. */
      active_periods: z.int(),
      last_active: z.iso.date().nullable(),
    }),
  ),
});

export type ActivityPeriod = z.infer<typeof ActivityPeriodSchema>;
export type SchoolActivity = z.infer<typeof SchoolActivitySchema>;
