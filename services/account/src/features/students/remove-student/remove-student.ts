import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from '../../audit/audit.ts';
import { Erasure } from '../../erasure/erasure.ts';
import { demandOwner } from '../../impersonation/demand-owner.ts';
import { Family } from '../family/family.ts';

/** Removes a parent's student, at once and with everything that is kept of them. */
@Injectable()
export class RemoveStudent {
  constructor(
    private readonly dataSource: DataSource,
    private readonly family: Family,
    private readonly erasure: Erasure,
    private readonly audit: Audit,
  ) {}

  async remove(identity: Identity, id: string): Promise<void> {
    demandOwner(identity);
    await this.dataSource.transaction(async tx => {
      await this.family.demandParent(tx, identity, id);
      await this.erasure.eraseStudent(tx, id);
      // Of whom is not kept: nothing of the student is.
      await this.audit.record(tx, { ...identity, student: null }, { action: 'student-removed' });
    });
  }
}
