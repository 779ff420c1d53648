import type { EventData, EventType } from '@burrow/contracts';
import type { TestService } from '@burrow/service-kit/testing';

/** What was told in events of a type that name an id, in their order. */
export async function eventsOf<Type extends EventType>(
  account: TestService,
  type: Type,
  id: string,
): Promise<EventData<Type>[]> {
  const { rows } = await account.pool.query(
    `select data->'data' as told from jobs.job where data->>'type' = $1 and data::text like $2 order by created_on, data->>'at'`,
    [type, `%${id}%`],
  );
  return rows.map(({ told }) => told);
}
