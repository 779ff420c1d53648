import { sql } from '@burrow/service-kit';

/** Only one of several simultaneous requests with the same id gets past this; the others wait until it has ended. */
export const BEGIN = sql`
  insert into account.student_requests (request_id, organization_id, student_ids) values ($1, $2, '{}')
  on conflict do nothing returning 1`;

export interface Made {
  readonly id: string;
  readonly username: string;
  readonly character: string;
}

export const MADE = sql<Made>`
  select t.id, t.username, t.character from account.student_requests r
  cross join lateral unnest(r.student_ids) with ordinality as made (id, at)
  join account.students t on t.id = made.id
  where r.request_id = $1 order by made.at`;
