import { type NotNull, sql, sqlPart } from '@burrow/service-kit';

const TOLD = sqlPart`version, parent_id, organization_id, class_id, left_at is not null as has_left, assistant_enabled, username, full_name, first_name, last_name,
  character`;

/** What is told of a student: the rest of the platform learns whose they are, their organisation what they are called. */
export interface ToldStudent {
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

export const CHANGED = sql<ToldStudent>`
  with changed as (
    update account.students set version = version + 1, updated_at = now() where id = $1 returning ${TOLD}
  ) select * from changed`;

export const GONE = sql<ToldStudent>`
  with gone as (delete from account.students where id = $1 returning ${TOLD}) select * from gone`;
