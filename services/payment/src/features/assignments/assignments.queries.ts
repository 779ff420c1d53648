import { type NotNull, sql } from '@burrow/service-kit';

export const STUDENTS = sql<{ readonly id: string; readonly since: NotNull<string> }>`
  select student_id as id, to_json(since) #>> '{}' as since from payment.students
  where parent_id = $1 order by since, student_id`;

/** What was told that an account may use, if it still may. */
export const RUNNING = sql<{ readonly subscription: NotNull<string> }>`
  select told ->> 'subscription' as subscription from payment.accounts
  where id = $1 and told ->> 'subscription' is not null
    and (told ->> 'valid_until' is null or (told ->> 'valid_until')::timestamptz > payment.now())`;
