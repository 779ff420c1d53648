import { DomainError, type SqlRunner } from '@burrow/service-kit';
import { COUNT, LOCK } from './demand-seats.queries.ts';

/**
 * Makes sure that an organisation has seats for this many more students. Others who add some wait until this
 * transaction has ended. @throws DomainError auth/class-full, organization/unknown
 */
export async function demandSeats(tx: SqlRunner, organizationId: string, wanted: number): Promise<void> {
  const rows = await LOCK.rows(tx, [organizationId]);
  if (!rows[0]) throw new DomainError('organization/unknown', 'There is no such organisation.');
  const max = rows[0].max_students;
  if (max === null) return;
  const { taken } = await COUNT.only(tx, [organizationId]);
  if (taken + wanted > max)
    throw new DomainError('auth/class-full', 'The organisation has no seats left.', { params: { max } });
}
