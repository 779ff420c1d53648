import { type NotNull, sql } from '@burrow/service-kit';

/** How many visitors of one network count: whoever throws cookies away becomes many visitors. */
const MOST_OF_NETWORK = 2;
/** Of each group: a day's visitors of a large site say no more than these. */
const MOST_OF_GROUP = 5_000;

/**
 * Adds marks ($1, JSON). A report of a failure may come before the mark that the version was given, from another gateway.
 * They are sorted, so that gateways that mark the same visitors wait for each other in the same order.
 */
export const MARK = sql`
  insert into account.release_visitors as kept (release, scope, subject, network, was_given, has_failed)
  select release, scope, subject, min(network), bool_or(was_given), bool_or(has_failed)
  from json_to_recordset($1::json)
    as mark (release text, scope text, subject text, network text, was_given boolean, has_failed boolean)
  group by release, scope, subject
  order by release, scope, subject
  on conflict (release, scope, subject) do update
    set was_given = kept.was_given or excluded.was_given, has_failed = kept.has_failed or excluded.has_failed
  where (kept.was_given, kept.has_failed)
    is distinct from (kept.was_given or excluded.was_given, kept.has_failed or excluded.has_failed)`;

/** Keeps the newest of each group of the marks $1; first of all go those who were given nothing. */
export const FORGET_BEYOND = sql`
  delete from account.release_visitors old
  using (
    select kept.release, kept.scope, kept.subject,
      row_number() over (partition by kept.release, kept.scope order by kept.was_given desc, kept.at desc) as place
    from account.release_visitors kept
    join (select distinct release, scope from json_to_recordset($1::json) as mark (release text, scope text)) marked
      on marked.release = kept.release and marked.scope = kept.scope
  ) placed
  where placed.place > ${MOST_OF_GROUP} and old.release = placed.release and old.scope = placed.scope
    and old.subject = placed.subject`;

interface CountRow {
  readonly release: string;
  readonly scope: string;
  readonly given: NotNull<number>;
  readonly failed: NotNull<number>;
}

/** What was counted within a day of the groups $1 (JSON): of each network a few. */
export const COUNT = sql<CountRow>`
  select release, scope,
    sum(least(given, ${MOST_OF_NETWORK}))::int as given, sum(least(failed, ${MOST_OF_NETWORK}))::int as failed
  from (
    select v.release, v.scope, v.network, count(*) as given, count(*) filter (where v.has_failed) as failed
    from account.release_visitors v
    join (select distinct release, scope from json_to_recordset($1::json) as asked (release text, scope text)) asked
      on asked.release = v.release and asked.scope = v.scope
    where v.was_given and v.at > now() - interval '1 day'
    group by v.release, v.scope, v.network
  ) of_network
  group by release, scope
  order by release, scope`;
