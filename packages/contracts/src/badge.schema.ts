import { z } from 'zod';
import { BADGES, type BadgeId } from './badges.table.ts';

const [first, ...others] = BADGES.map(({ id }) => id);

export const BadgeIdSchema = z.enum([first as BadgeId, ...others]);

/** A badge as its learner sees it. */
export const OwnBadgeSchema = z.object({
  id: BadgeIdSchema,
  /** How often what it is given for has happened, at most `count`. */
  have: z.int().min(0),
  count: z.int().min(1),
  granted_at: z.iso.datetime().nullable(),
  /** Where its last step was taken. */
  place: z.object({ course_id: z.string(), level_slug: z.string().nullable(), name: z.string() }).nullable(),
});

/** Answer of GET /api/badge: all badges, those that were given and those that were not. */
export const OwnBadgesSchema = z.object({ badges: z.array(OwnBadgeSchema) });

/** What a completion or a quiz has just earned. */
export const EarnedSchema = z.object({
  badges: z.array(z.object({ id: BadgeIdSchema })),
  certificates: z.array(z.object({ id: z.string(), kind: z.enum(['chapter', 'course', 'final-level']) })),
});

export type OwnBadge = z.infer<typeof OwnBadgeSchema>;
export type OwnBadges = z.infer<typeof OwnBadgesSchema>;
export type Earned = z.infer<typeof EarnedSchema>;
