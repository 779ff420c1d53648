import { findLanguageByName, type SignUp } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { LanguagesService } from '../../own-account/language/index.ts';
import { NewStudentsRepository } from '../../../people/new-students.repository.ts';
import { ConfirmationsService } from './confirmations.service.ts';
import type { HashedPasswords } from './hash-passwords.ts';
import { userTypeOf } from './invitation.rules.ts';
import { SignUpsRepository } from './sign-ups.repository.ts';

/** Stores a sign-up until its address is confirmed. Whether the address has an account changes only the mail. */
@Injectable()
export class SignUpService {
  constructor(
    private readonly signUps: SignUpsRepository,
    private readonly students: NewStudentsRepository,
    private readonly confirmations: ConfirmationsService,
    private readonly languages: LanguagesService,
    private readonly audit: AuditRepository,
    private readonly db: DataSource,
  ) {}

  async signUp(identity: Identity, body: SignUp, hashes: HashedPasswords): Promise<void> {
    const chosen = findLanguageByName(body.language ?? '')?.name;
    const language = chosen ?? (await this.languages.find(identity));
    await this.db.transaction(tx => this.keep(tx, identity, body, hashes, language));
  }

  private async keep(
    tx: EntityManager,
    identity: Identity,
    body: SignUp,
    hashes: HashedPasswords,
    language: string | null,
  ) {
    const { email, full_name: fullName, role, student } = body;
    const user = { email, fullName, passwordHash: hashes.user, userType: userTypeOf(role), language };
    const pending = await this.signUps.keep(tx, user);
    if (student && hashes.student) {
      const row = { ...student, fullName: student.full_name, passwordHash: hashes.student };
      const owner = { parentId: pending.id, organizationId: null, classId: null };
      await this.students.insert(tx, { ...row, ...owner }, 'student.username');
    }
    await this.confirmations.send(tx, pending, identity.visitor);
    await this.audit.record(identity, { action: 'signed-up', subjectUser: pending.id });
  }
}
