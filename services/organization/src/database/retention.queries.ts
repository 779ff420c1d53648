import { sql } from '@burrow/service-kit';

import { DAYS_TO_DOWNLOAD } from '@burrow/contracts';

/** What goes by itself, once a day. */
export const RETENTION = [
  sql`delete from organization.exports
   where coalesce(made_at + make_interval(days => ${DAYS_TO_DOWNLOAD}), asked_at + interval '1 day') < now()`,
  sql`delete from organization.class_substitutes where ends_at < now() - interval '30 days'`,
  sql`delete from organization.audit where at < now() - interval '1 year'`,
  sql`delete from organization.school_years where made_at < now() - interval '30 days'`,
  sql`delete from organization.teacher_requests where withdrawn and asked_at < now() - interval '30 days'`,
  // Whom a program of the release before erased.
  sql`delete from organization.other_memberships where user_id in (select id from organization.erased)`,
  sql`delete from organization.namings where user_id in (select id from organization.erased)
     or named_by in (select id from organization.erased)`,
  sql`delete from organization.erased where erased_at < now() - interval '90 days'`,
  sql`delete from organization.imports i where created_at < now() - interval '1 day'
     and not exists (select 1 from organization.arriving_students where import_id = i.id)`,
];
