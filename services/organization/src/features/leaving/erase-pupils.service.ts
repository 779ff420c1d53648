import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { OrganizationEventsService } from '../../events/organization-events.service.ts';
import { ERASE } from './leaving.queries.ts';

/** Takes a student out of the organisation for good; account, which is told, erases who belongs to nobody. */
@Injectable()
export class ErasePupilsService {
  constructor(private readonly events: OrganizationEventsService) {}

  /** @param version that of the membership before */
  async erase(tx: SqlRunner, studentId: string, version: number): Promise<void> {
    await tx.query(ERASE, [studentId]);
    await this.events.studentLeft(tx, studentId, version + 1, 'erased');
  }
}
