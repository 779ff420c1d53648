export const CLASSES_OF = {
  name: 'classes-of',
  text: `
    select class_id as "classId", organization_id as "organizationId", teacher_ids as "teacherIds"
    from learning.classes where class_id = any ($1::uuid[])`,
};
