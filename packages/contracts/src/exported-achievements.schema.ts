import { z } from 'zod';
import { CERTIFICATE_KINDS, ShownNameSchema } from './certificate.schema.ts';

const at = z.iso.datetime();
const ofChapter = { course_id: z.string(), chapter_id: z.int() };
const ofLevel = { course_id: z.string(), level_slug: z.string() };

/** What of quizzes, badges and certificates is stored about a learner. */
export const ExportedAchievementsSchema = z.object({
  quiz_tries: z.array(
    z.object({ ...ofChapter, began_at: at, finished_at: at.nullable(), score: z.int().nullable() }),
  ),
  quiz_answers: z.array(z.object({ number: z.int(), answer: z.unknown(), is_right: z.boolean(), at })),
  quiz_passes: z.array(z.object({ ...ofChapter, how: z.string(), passed_at: at })),
  level_tries: z.array(
    z.object({
      ...ofLevel,
      failed_runs: z.int(),
      failed_at: at.nullable(),
      failed_variants: z.array(z.int()),
      hint_doses: z.int(),
      error_line: z.int().nullable(),
      error_text: z.string().nullable(),
    }),
  ),
  badge_steps: z.array(z.object({ badge: z.string(), step: z.string(), at })),
  badges: z.array(z.object({ badge: z.string(), granted_at: at })),
  certificates: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(CERTIFICATE_KINDS),
      ...ofChapter,
      shown_name: ShownNameSchema,
      issued_at: at,
      revoked_at: at.nullable(),
    }),
  ),
});

export type ExportedAchievements = z.infer<typeof ExportedAchievementsSchema>;
