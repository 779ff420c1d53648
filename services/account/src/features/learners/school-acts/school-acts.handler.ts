import type { EventData } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';
import { KEEP } from './school-acts.queries.ts';

/** Keeps what a school tells of a student whom a parent took over; of anybody else nothing. */
export async function keepSchoolActs(
  { student_id, organization_id, organization_name, acts }: EventData<'organization/pupil-acts-told'>,
  tx: SqlRunner,
): Promise<void> {
  await KEEP.run(tx, [student_id, organization_id, organization_name, JSON.stringify(acts)]);
}
