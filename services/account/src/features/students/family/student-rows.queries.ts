import type { Student } from '@burrow/contracts';

/** A student's row as the family may see it. */
export interface StudentRow {
  readonly id: string;
  readonly full_name: string | null;
  readonly age: number | null;
  readonly username: string;
  readonly character: string;
  readonly assistant_enabled: boolean;
  readonly has_card: boolean;
  readonly last_course: string | null;
  readonly last_level: string | null;
  readonly last_played_at: Date | null;
  readonly created_at: Date;
}

export const STUDENT_COLUMNS = `id, full_name, age, username, character, assistant_enabled,
  card_hash is not null as has_card, last_course, last_level, last_played_at, created_at`;

/** A student as the answers have it. */
export function toStudent(row: StudentRow): Student {
  const { last_course, last_level, last_played_at, created_at, ...rest } = row;
  const last_played =
    last_course !== null && last_level !== null && last_played_at !== null
      ? { course_id: last_course, level_slug: last_level, at: last_played_at.toISOString() }
      : null;
  return { ...rest, last_played, created_at: created_at.toISOString() };
}
