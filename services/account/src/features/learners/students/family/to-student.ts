import type { Student } from '@burrow/contracts';
import type { StudentEntity } from '../../../../database/entities/student.entity.ts';

/** Returns a student as the family sees them. */
export function toStudent(student: StudentEntity): Student {
  const { lastCourse: course_id, lastLevel: level_slug, lastPlayedAt: at } = student;
  return {
    id: student.id,
    full_name: student.fullName,
    age: student.age,
    username: student.username,
    character: student.character,
    assistant_enabled: student.assistantEnabled,
    has_card: student.cardHash !== null,
    last_played: course_id && level_slug && at ? { course_id, level_slug, at: at.toISOString() } : null,
    created_at: student.createdAt.toISOString(),
  };
}
