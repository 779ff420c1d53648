export const TIES = {
  name: 'student-ties',
  text: `
    select s.parent_id as "parentId", s.organization_id as "organizationId",
      coalesce(c.teacher_ids, '{}') as "teacherIds"
    from learning.students s left join learning.classes c on c.class_id = s.class_id
    where s.student_id = $1`,
};
