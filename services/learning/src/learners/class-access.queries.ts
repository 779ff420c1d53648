import { preparedSql } from '@burrow/service-kit';

interface ClassesOfRow {
  readonly classId: string;
  readonly organizationId: string;
  readonly teacherIds: string[];
}

export const CLASSES_OF = preparedSql<ClassesOfRow>('classes-of')`
    select class_id as "classId", organization_id as "organizationId", teacher_ids as "teacherIds"
    from learning.classes where class_id = any ($1::uuid[])`;
