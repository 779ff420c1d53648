import { DomainError, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';

/** Of any number at once with one id, one gets past this; the others wait for its end. */
const BEGIN = `
  insert into account.student_requests (request_id, organization_id, student_ids) values ($1, $2, '{}')
  on conflict do nothing returning 1`;

const END = 'update account.student_requests set student_ids = $2 where request_id = $1';

const OWNER = 'select organization_id from account.student_requests where request_id = $1';

const MADE = `
  select t.id, t.username from account.student_requests r
  cross join lateral unnest(r.student_ids) with ordinality as made (id, at)
  join account.students t on t.id = made.id
  where r.request_id = $1 order by made.at`;

export interface Made {
  readonly id: string;
  readonly username: string;
}

/** Which requests have made which students, so that the same request makes them once. */
@Injectable()
export class StudentRequestsRepository {
  /** Whether the request is new. */
  async begin(tx: SqlRunner, requestId: string, organizationId: string): Promise<boolean> {
    return (await tx.query(BEGIN, [requestId, organizationId])).length > 0;
  }

  async end(tx: SqlRunner, requestId: string, students: readonly Made[]): Promise<void> {
    await tx.query(END, [requestId, students.map(({ id }) => id)]);
  }

  /** What an earlier request made, as far as it is there still; null where there was none. */
  async find(tx: SqlRunner, requestId: string, organizationId: string): Promise<Made[] | null> {
    const owners: { organization_id: string }[] = await tx.query(OWNER, [requestId]);
    if (!owners[0]) return null;
    if (owners[0].organization_id === organizationId) return tx.query(MADE, [requestId]);
    throw new DomainError('auth/forbidden', 'This request is of another organisation.');
  }
}
