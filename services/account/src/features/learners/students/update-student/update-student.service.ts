import type { StudentUpdate } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditRepository } from '../../../../audit/audit.repository.ts';
import { demandOwner } from '../../../../http/demand-owner.ts';
import { demandUncommon } from '../../../../passwords/demand-uncommon.ts';
import { FamilyService } from '../family/family.service.ts';
import { isSelf, mayChangeOwn } from '../family/family.rules.ts';
import { StudentEventsService } from '../../../../people/student-events.service.ts';
import { StudentPasswordService } from './student-password.service.ts';
import { setDetails } from './student-details.ts';

/** Changes a student: a parent may change everything, a student only their own settings. */
@Injectable()
export class UpdateStudentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly family: FamilyService,
    private readonly password: StudentPasswordService,
    private readonly events: StudentEventsService,
    private readonly audit: AuditRepository,
  ) {}

  async update(identity: Identity, id: string, update: StudentUpdate): Promise<void> {
    await this.family.demandFamily(identity, id);
    const self = isSelf(identity, id);
    if (self && !mayChangeOwn(update))
      throw new DomainError('auth/forbidden', 'Only a parent may change this.');
    const hash = await this.newHash(identity, id, update, self);
    await this.dataSource.transaction(async tx => {
      await setDetails(tx, id, update);
      if (hash !== null) await this.password.set(tx, id, hash, self ? identity.session : null);
      await this.events.studentChanged(tx, id);
      const detail = { password: hash !== null, username: update.username !== undefined };
      await this.audit.record(identity, { action: 'student-changed', subjectStudent: id, detail });
    });
  }

  /** Returns the hash of a new password, or null. A parent does not need the old one: children forget theirs. */
  private async newHash(identity: Identity, id: string, update: StudentUpdate, self: boolean) {
    if (update.password === undefined) return null;
    demandOwner(identity);
    demandUncommon(update.password);
    if (self) await this.password.demandCurrent(id, update.current_password);
    return this.password.hash(update.password);
  }
}
