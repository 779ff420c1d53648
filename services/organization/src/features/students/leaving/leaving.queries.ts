import { sql } from '@burrow/service-kit';
import { DAYS_TO_RETURN } from '@burrow/contracts';

/** The school's export goes, which contains them. The largest version: a description that is still under way does not bring the student back. */
export const ERASE = sql`
  with gone as (delete from organization.students where student_id = $1 returning student_id, organization_id), exported as (
    delete from organization.exports where organization_id in (select organization_id from gone)
  )
  insert into organization.erased (id, version) select student_id, 9007199254740991 from gone
  on conflict (id) do update set version = excluded.version, erased_at = now()`;

export const DUE = sql<{ readonly id: string; readonly version: number }>`
  select student_id as id, version from organization.students
  where left_at < now() - make_interval(days => ${DAYS_TO_RETURN})
  order by left_at limit 1 for update skip locked`;
