const BATCH = 500;

export const NEXT = `
  select id as student_id, version, parent_id, organization_id, class_id, left_at is not null as has_left,
    assistant_enabled, username, full_name, character
  from account.students where id > $1 order by id limit ${BATCH} for share`;

export const NEXT_MEMBERS = `
  select id from account.users where id > $1 and organization_id is not null order by id limit ${BATCH}`;
