import { sql, sqlPart, type Statement } from '@burrow/service-kit';
import type { ExportedAchievements } from '@burrow/contracts';

const OF = sqlPart`where learner_kind = $1 and learner_id = $2`;

/** Which columns it has is up to each part. */
type Exported = Readonly<Record<string, unknown>>;

/**
 * By the part of the download; $1 and $2 are the learner. SQL because a download writes rows as they stand,
 * those of each table alike.
 */
export const EXPORTED = {
  quiz_tries: sql<Exported>`select course as course_id, chapter as chapter_id, began_at, finished_at, score
    from learning.quiz_tries ${OF} order by began_at`,
  quiz_answers: sql<Exported>`select number, answer, is_right, at from learning.quiz_answers ${OF} order by at`,
  quiz_passes: sql<Exported>`select course as course_id, chapter as chapter_id, how, passed_at from learning.quiz_passes ${OF} order by passed_at`,
  level_tries: sql<Exported>`select course as course_id, level as level_slug, failed_runs, failed_at, failed_variants, hint_doses,
    error_line, error_text from learning.level_tries ${OF} order by course, level`,
  badge_steps: sql<Exported>`select badge, step, at from learning.badge_steps ${OF} order by at`,
  badges: sql<Exported>`select badge, granted_at from learning.badges ${OF} order by granted_at`,
  certificates: sql<Exported>`select certificate_id as id, kind, course as course_id, chapter as chapter_id, shown_name, issued_at,
    revoked_at from learning.certificates ${OF} order by issued_at`,
} as const satisfies Record<keyof ExportedAchievements, Statement<Exported>>;
