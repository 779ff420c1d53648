import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditRepository } from '../../../../audit/audit.repository.ts';
import { demandOwner } from '../../../../http/demand-owner.ts';
import { hashSecret, makeSecret } from '../../../../tokens/tokens.repository.ts';
import { FamilyService } from '../family/family.service.ts';
import { StudentEntity } from '../../../../database/entities/student.entity.ts';

/** Creates the secret of a card with which a student logs in. */
@Injectable()
export class MakeLoginCardService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly family: FamilyService,
    private readonly audit: AuditRepository,
  ) {}

  /** Returns the secret, of which only a hash is stored. The previous card stops working. */
  async make(identity: Identity, id: string): Promise<string> {
    demandOwner(identity);
    const card = makeSecret();
    await this.dataSource.transaction(async tx => {
      await this.family.demandParent(tx, identity, id);
      await tx.update(StudentEntity, id, { cardHash: hashSecret(card), updatedAt: () => 'now()' });
      await this.audit.record(tx, identity, { action: 'card-made', subjectStudent: id });
    });
    return card;
  }
}
