import { type NotNull, preparedSql } from '@burrow/service-kit';

interface ClassesOfRow {
  readonly classId: string;
  readonly organizationId: string;
  readonly teacherIds: NotNull<string[]>;
}

export const CLASSES_OF = preparedSql<ClassesOfRow>('classes-of')`
    select class_id as "classId", organization_id as "organizationId", learning.teachers_now(teacher_ids, substitutes) as "teacherIds"
    from learning.classes where class_id = any ($1::uuid[])`;
