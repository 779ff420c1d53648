import type { EventData } from '@burrow/contracts';

export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** The body of level/update. */
export const run = (code: string, more: object = {}) => ({
  last_status: 'in_progress',
  last_code_executed: code,
  level_slug: 'intro-level1',
  ...more,
});

interface Lesson {
  readonly beganMinutesAgo: number;
  readonly version?: number;
}

/** A lesson of an hour, as organization tells of it. */
export const lessonOf = (
  { class_id, organization_id }: { readonly class_id: string; readonly organization_id: string },
  { beganMinutesAgo, version = 1 }: Lesson,
): EventData<'organization/class-entry-changed'> => ({
  class_id,
  version,
  organization_id,
  code_hash: null,
  joining_until: null,
  lesson_began_at: inDays(-beganMinutesAgo / 1_440),
  lesson_ends_at: inDays((60 - beganMinutesAgo) / 1_440),
  picture_log_in: false,
  shared_devices: false,
});
