import type { EventData } from '@burrow/contracts';
import type { ListedNames } from './listed-names.ts';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../../audit/audit.service.ts';
import { ARRIVE, ARRIVED, GONE_MEANWHILE, IMPORT, LIST_ALL, LISTED, NAME_ALL } from './arrivals.queries.ts';

/** Students of an import, of whom account tells one by one: they are listed together, once the last one is there. */
@Injectable()
export class ArrivalsService {
  constructor(private readonly audit: AuditService) {}

  /** Whether a student waits for others of their import; not if it is unknown, or all were there before. */
  async arrive(
    tx: SqlRunner,
    data: EventData<'account/pupil-described'>,
    { searchKey, ...names }: ListedNames,
  ): Promise<boolean> {
    if (!data.import) return false;
    const { id, row } = data.import;
    const held = await IMPORT.first(tx, [id]);
    if (!held) return false;
    const { firstSort: first_sort, lastSort: last_sort, ...parts } = names;
    const described = JSON.stringify({ ...data, ...parts, first_sort, last_sort });
    await ARRIVE.run(tx, [data.student_id, id, row, described, searchKey]);
    const { arrived } = await ARRIVED.only(tx, [id]);
    if (arrived < held.total) return true;
    await LIST_ALL.run(tx, [id]);
    await NAME_ALL.run(tx, [id]);
    const { organization_id: organizationId, total: count } = held;
    const { students } = await LISTED.only(tx, [id]);
    await this.audit.record(held, { organizationId, action: 'students-added', count, students });
    return true;
  }

  async remove(tx: SqlRunner, studentId: string): Promise<void> {
    await GONE_MEANWHILE.run(tx, [studentId]);
  }
}
