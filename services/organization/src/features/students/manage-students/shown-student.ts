import type { SchoolStudent } from '@burrow/contracts';
import type { StudentEntity } from '../../../database/entities/student.entity.ts';

/** A student as those who teach them see them. */
export const shownStudent = (found: StudentEntity): SchoolStudent => ({
  student_id: found.studentId,
  username: found.username,
  full_name: found.fullName,
  first_name: found.firstName,
  last_name: found.lastName,
  character: found.character,
  class_id: found.classId,
  assistant_enabled: found.assistantEnabled,
  joined_at: found.joinedAt.toISOString(),
});
