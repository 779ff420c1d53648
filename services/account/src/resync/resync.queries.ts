import { type NotNull, sql } from '@burrow/service-kit';

const BATCH = 500;

interface NextRow {
  readonly student_id: string;
  readonly version: number;
  readonly parent_id: string | null;
  readonly organization_id: string | null;
  readonly class_id: string | null;
  readonly has_left: NotNull<boolean>;
  readonly assistant_enabled: boolean;
  readonly username: string;
  readonly full_name: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly character: string;
}

export const NEXT = sql<NextRow>`
  select id as student_id, version, parent_id, organization_id, class_id, left_at is not null as has_left,
    assistant_enabled, username, full_name, first_name, last_name, character
  from account.students where id > $1 order by id limit ${BATCH} for share`;

export const NEXT_MEMBERS = sql<{ readonly id: string }>`
  select id from account.users where id > $1
    and (organization_id is not null or id in (select user_id from account.other_memberships)) order by id limit ${BATCH}`;
