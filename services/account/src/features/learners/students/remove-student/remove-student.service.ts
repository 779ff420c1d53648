import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditRepository } from '../../../../audit/audit.repository.ts';
import { ErasureService } from '../../../own-account/erasure/index.ts';
import { demandOwner } from '../../../../http/demand-owner.ts';
import { FamilyService } from '../family/family.service.ts';

/** Removes a parent's student, immediately and with everything that is stored about them. */
@Injectable()
export class RemoveStudentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly family: FamilyService,
    private readonly erasure: ErasureService,
    private readonly audit: AuditRepository,
  ) {}

  async remove(identity: Identity, id: string): Promise<void> {
    demandOwner(identity);
    await this.dataSource.transaction(async tx => {
      await this.family.demandParent(identity, id);
      await this.erasure.eraseStudent(tx, id);
      // Not recorded who was removed: nothing of the student remains.
      await this.audit.record({ ...identity, student: null }, { action: 'student-removed' });
    });
  }
}
