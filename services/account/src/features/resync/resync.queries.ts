const BATCH = 500;

export const NEXT = `
  select id as student_id, version, parent_id, organization_id, class_id, assistant_enabled from account.students
  where id > $1 order by id limit ${BATCH} for share`;
