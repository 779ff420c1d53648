import type { EventData, EventType } from '@burrow/contracts';
import type { TestService } from '@burrow/service-kit/testing';

/** Returns the data of events of a type that name an id, in their order; once, however many services receive them. */
export async function eventsOf<Type extends EventType>(
  account: TestService,
  type: Type,
  id: string,
): Promise<EventData<Type>[]> {
  const { rows } = await account.pool.query(
    `select told from (
       select distinct on (data->>'id') data->'data' as told, data->>'at' as at, created_on from jobs.job
       where data->>'type' = $1 and data::text like $2 order by data->>'id'
     ) events order by created_on, at`,
    [type, `%${id}%`],
  );
  return rows.map(({ told }) => told);
}
