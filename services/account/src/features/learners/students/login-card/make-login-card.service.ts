import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
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
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
  ) {}

  /** Returns the secret, of which only a hash is stored. The previous card stops working. */
  async make(identity: Identity, id: string): Promise<string> {
    demandOwner(identity);
    const card = makeSecret();
    await this.dataSource.transaction(async () => {
      await this.family.demandParent(identity, id);
      await this.studentRows.update(id, { cardHash: hashSecret(card), updatedAt: () => 'now()' });
      await this.audit.record(identity, { action: 'card-made', subjectStudent: id });
    });
    return card;
  }
}
