import { type NotNull, sql, sqlPart } from '@burrow/service-kit';

/** What the schema of the call allows. */
const MOST_CALLS = 1_000_000_000;

const IS_OVER = sqlPart`kept.ends_at <= now()`;

interface CountRow {
  readonly caller: string;
  readonly calls: number;
  readonly ends_in_ms: NotNull<number>;
}

/**
 * Adds calls ($1, JSON) to the minute of each caller, which begins with the first that is told. They are sorted, so that
 * gateways that tell of the same ones wait for each other in the same order.
 */
export const ADD = sql<CountRow>`
  insert into account.heavy_callers as kept (caller, calls, ends_at)
  select caller, least(sum(calls), ${MOST_CALLS})::int, now() + interval '1 minute'
  from json_to_recordset($1::json) as told (caller text, calls int)
  group by caller
  order by caller
  on conflict (caller) do update set
    calls = case when ${IS_OVER} then excluded.calls
      else least(kept.calls::bigint + excluded.calls, ${MOST_CALLS})::int end,
    ends_at = case when ${IS_OVER} then excluded.ends_at else kept.ends_at end
  returning caller, calls, greatest(0, ceil(extract(epoch from ends_at - now()) * 1000))::int as ends_in_ms`;
