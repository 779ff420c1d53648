import { type NotNull, sql, sqlPart } from '@burrow/service-kit';

interface UserRow {
  readonly user_id: string;
  readonly student_id: string | null;
  readonly is_student: NotNull<boolean>;
  readonly password_hash: string | null;
  readonly confirmed: NotNull<boolean>;
  readonly email: string;
  readonly language: string | null;
}

interface StudentRow {
  readonly user_id: string | null;
  readonly student_id: string;
  readonly is_student: NotNull<boolean>;
  readonly password_hash: string;
  readonly confirmed: NotNull<boolean>;
  readonly email: NotNull<string>;
  readonly language: string | null;
}

const NO_ORGANIZATION = sqlPart`'00000000-0000-0000-0000-000000000000'`;

const AS_USER = sqlPart`u.id as user_id, null::uuid as student_id, false as is_student, u.password_hash,
  u.email_verified_at is not null as confirmed, u.email, u.language`;

const AS_STUDENT = sqlPart`t.parent_id as user_id, t.id as student_id, true as is_student, t.password_hash,
  p.id is null or p.email_verified_at is not null as confirmed, '' as email, null as language`;

export const USERS = sql<UserRow>`select ${AS_USER} from account.users u where u.email_key in ($1, $2) order by u.email_key = $1 desc`;

export const MEMBER = sql<UserRow>`
  select ${AS_USER} from account.users u
  join account.organizations o on o.slug = $2 and not o.removed
    and (o.id = u.organization_id or o.id in (select organization_id from account.other_memberships where user_id = u.id))
  where u.email_key = $1 and u.email_verified_at is not null`;

export const STUDENT = sql<StudentRow>`
  select ${AS_STUDENT} from account.students t left join account.users p on p.id = t.parent_id
  where coalesce(t.organization_id, ${NO_ORGANIZATION}) = ${NO_ORGANIZATION} and t.username_key = $1`;

export const STUDENT_OF = sql<StudentRow>`
  select ${AS_STUDENT} from account.organizations o
  join account.students t on coalesce(t.organization_id, ${NO_ORGANIZATION}) = o.id and t.username_key = $1
    and t.left_at is null
  left join account.users p on false
  where o.slug = $2 and not o.removed`;

export const CARD = sql<StudentRow>`
  select ${AS_STUDENT} from account.students t left join account.users p on p.id = t.parent_id where t.card_hash = $1
    and t.left_at is null`;
