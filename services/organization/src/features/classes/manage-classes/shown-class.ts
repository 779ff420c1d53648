import type { SchoolClass } from '@burrow/contracts';
import type { ClassEntity } from '../../../database/entities/class.entity.ts';

/** A class as its teachers and administrators see it. */
export const shownClass = (found: ClassEntity): SchoolClass => ({
  id: found.id,
  version: found.version,
  name: found.name,
  teacher_ids: found.teacherIds,
  unlocked_chapters: found.unlockedChapters,
  no_skip: found.noSkip,
  quiz: found.quiz,
  assistant_enabled: found.assistantEnabled,
  assistant_attempt_limit: found.assistantAttemptLimit,
  created_at: found.createdAt.toISOString(),
});
