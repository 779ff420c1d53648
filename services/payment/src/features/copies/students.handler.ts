import type { EventData } from '@burrow/contracts';
import { holdAlone, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { ComputeService } from '../../computed/compute.service.ts';
import { FREE, KEEP_STUDENT } from './copies.queries.ts';

/** Who looks after whom, as account says. A course goes back to who bought it when its student leaves them. */
@Injectable()
export class StudentsHandler {
  constructor(private readonly computing: ComputeService) {}

  async take(data: EventData<'account/student-changed'>, tx: SqlRunner): Promise<void> {
    const { student_id: id, version, parent_id, organization_id, removed } = data;
    await holdAlone(tx, 'payment', { kind: 'student', id });
    // In a school, the school's plan counts.
    const parent = removed || organization_id !== null ? null : parent_id;
    const school = removed ? null : organization_id;
    const kept = await KEEP_STUDENT.first(tx, [id, version, parent, removed, school]);
    if (!kept?.isMoved) return;
    const freed = await FREE.rows(tx, [id]);
    for (const { account } of freed) await this.computing.entitle(tx, account);
  }
}
