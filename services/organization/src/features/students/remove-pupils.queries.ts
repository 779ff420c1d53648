/** The largest version: a description that is still under way does not bring the student back. */
export const REMOVE_FOR_GOOD = `
  with gone as (delete from organization.students where student_id = $1 returning student_id)
  insert into organization.erased (id, version) select student_id, 9007199254740991 from gone
  on conflict (id) do update set version = excluded.version, erased_at = now()`;
