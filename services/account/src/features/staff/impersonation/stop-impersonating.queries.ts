import { type NotNull, sql } from '@burrow/service-kit';

export const END = sql<{ readonly origin: NotNull<string> }>`
  with ended as (
    delete from account.sessions where id = $1 and impersonator_session_id is not null
    returning impersonator_session_id as origin
  ) select origin from ended`;
