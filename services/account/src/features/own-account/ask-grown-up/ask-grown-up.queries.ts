import { sql } from '@burrow/service-kit';

export interface Family {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly language: string | null;
  readonly student: string;
}

/** The adult who looks after a student of a family, and how both are called. */
export const FAMILY = sql<Family>`
  select u.id, u.email, u.full_name as name, u.language, s.username as student
  from account.students s join account.users u on u.id = s.parent_id
  where s.id = $1 and s.organization_id is null`;
