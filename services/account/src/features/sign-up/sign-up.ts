import { findLanguageByName, type SignUp as SignUpBody } from '@burrow/contracts';
import type { Identity, SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { Languages } from '../language/languages.ts';
import { NewStudents } from '../students/new-students.repository.ts';
import { Confirmations } from './confirmations.ts';
import type { HashedPasswords } from './hashed-passwords.ts';
import { userTypeOf } from './invitation.rules.ts';
import { SignUpsRepository } from './sign-ups.repository.ts';

/** Keeps a sign-up until its address is confirmed. Whether the address has an account changes the mail, and nothing else. */
@Injectable()
export class SignUp {
  constructor(
    private readonly signUps: SignUpsRepository,
    private readonly students: NewStudents,
    private readonly confirmations: Confirmations,
    private readonly languages: Languages,
    private readonly audit: Audit,
    private readonly db: DataSource,
  ) {}

  async signUp(identity: Identity, body: SignUpBody, hashes: HashedPasswords): Promise<void> {
    const chosen = findLanguageByName(body.language ?? '')?.name;
    const language = chosen ?? (await this.languages.find(identity));
    await this.db.transaction(tx => this.keep(tx, identity, body, hashes, language));
  }

  private async keep(
    tx: SqlRunner,
    identity: Identity,
    body: SignUpBody,
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
    await this.audit.record(tx, identity, { action: 'signed-up', subjectUser: pending.id });
  }
}
