import { type NotNull, sql } from '@burrow/service-kit';
import type { SchoolAuditEntry, SchoolSubject } from '@burrow/contracts';

interface PageRow {
  readonly id: NotNull<number>;
  readonly at: Date;
  readonly action: SchoolAuditEntry['action'];
  readonly by: SchoolAuditEntry['by'];
  readonly name: string | null;
  readonly impersonator: string | null;
  readonly subjectKind: SchoolSubject['kind'] | null;
  readonly subjectId: string | null;
  readonly subjectName: string | null;
  readonly count: NotNull<number>;
}

/** Names are those of today, of people and classes that the organisation still has. */
export const PAGE = sql<PageRow>`
  select entry.id::float8 as id, entry.at, entry.action, entry.by_kind as by, doer.full_name as name,
    impersonator.full_name as impersonator, entry.subject_kind as "subjectKind", entry.subject_id as "subjectId",
    coalesce(member.full_name, student.full_name, student.username, class.name) as "subjectName", entry.count
  from (
    select * from organization.audit where organization_id = $1 order by id desc limit $2 offset $3
  ) entry
  left join organization.school_members doer on doer.user_id = entry.user_id and doer.organization_id = $1
  left join organization.school_members impersonator
    on impersonator.user_id = entry.impersonator_id and impersonator.organization_id = $1
  left join organization.school_members member
    on entry.subject_kind = 'member' and member.user_id = entry.subject_id and member.organization_id = $1
  left join organization.students student
    on entry.subject_kind = 'student' and student.student_id = entry.subject_id and student.organization_id = $1
  left join organization.classes class
    on entry.subject_kind = 'class' and class.id = entry.subject_id and class.organization_id = $1
  order by entry.id desc`;
