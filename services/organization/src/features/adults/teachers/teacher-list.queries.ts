export const COUNT_CLASSES = `
  select user_id as id, count(*)::int as classes from organization.classes, unnest(teacher_ids) as user_id
  where organization_id = $1 group by user_id`;
