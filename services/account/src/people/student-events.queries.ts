const TOLD =
  'version, parent_id, organization_id, class_id, left_at is not null as has_left, assistant_enabled, username, full_name, character';

export const CHANGED = `
  with changed as (
    update account.students set version = version + 1, updated_at = now() where id = $1 returning ${TOLD}
  ) select * from changed`;

export const GONE = `
  with gone as (delete from account.students where id = $1 returning ${TOLD}) select * from gone`;
