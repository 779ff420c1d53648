import { type NotNull, sql } from '@burrow/service-kit';

/** The class that a token is for. */
export interface TokenClass {
  readonly id: string;
  readonly organization_id: string;
  readonly class_name: string;
  readonly organization_name: string;
  readonly joins: NotNull<'now' | 'asks'>;
}

/** By the long token, which is open as long as it stands, or by the code, unless joining is closed. */
export const FIND = sql<TokenClass>`
  select c.id, c.organization_id, c.name as class_name, o.name as organization_name,
    case when c.sign_up_token_hash = $1 or e.joining_until > now() then 'now' else 'asks' end as joins
  from account.classes c
  join account.organizations o on o.id = c.organization_id and not o.removed
  left join account.class_entries e on e.class_id = c.id
  where not c.removed and c.id in (
    select id from account.classes where sign_up_token_hash = $1
    union all select class_id from account.class_entries where code_hash = $1 and joining_until is not null
  )`;

/** The lock prevents changes to the class and its token until the student is in it. */
export const FIND_LOCKED = sql<TokenClass>`${FIND} for share of c`;
