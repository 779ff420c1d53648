import { sql } from '@burrow/service-kit';

/** An event that does not say whether the assistant is allowed does not change it. */
export const KEEP_STUDENT = sql`
  insert into assistant.students as kept (student_id, version, parent_id, organization_id, class_id, assistant_enabled)
  values ($1, $2, $3, $4, $5, coalesce($6, true))
  on conflict (student_id) do update set version = excluded.version, parent_id = excluded.parent_id,
    organization_id = excluded.organization_id, class_id = excluded.class_id,
    assistant_enabled = coalesce($6, kept.assistant_enabled)`;
