import { findLanguageByName, type SignUp } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { MemberEventsService } from '../../../people/member-events.service.ts';
import { TokensRepository } from '../../../tokens/tokens.repository.ts';
import { FirstStudentService } from './first-student.service.ts';
import type { HashedPasswords } from './hash-passwords.ts';
import { readInvitation, userTypeOf } from './invitation.rules.ts';
import { SignUpsRepository } from './sign-ups.repository.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';

/** Signs somebody up with an invitation: its token came by mail, so the address is confirmed, and it determines their role. */
@Injectable()
export class InvitedSignUpService {
  constructor(
    private readonly tokens: TokensRepository,
    private readonly signUps: SignUpsRepository,
    private readonly firstStudent: FirstStudentService,
    private readonly members: MemberEventsService,
    private readonly audit: AuditRepository,
    private readonly db: DataSource,
    @InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>,
  ) {}

  /** @throws DomainError auth/token-invalid */
  async demandGood(token: string): Promise<void> {
    await this.tokens.read(['sign-up'], token);
  }

  /** An account that already has the address stays as it is. */
  async signUp(identity: Identity, body: SignUp, hashes: HashedPasswords, secret: string): Promise<void> {
    await this.db.transaction(async tx => {
      const token = await this.tokens.spend(tx, ['sign-up'], secret);
      const invitation = readInvitation(token.data);
      if (!token.email) throw new DomainError('auth/token-invalid', 'This link is no longer valid.');
      const pending = await this.signUps.keep(tx, {
        email: token.email,
        fullName: body.full_name,
        passwordHash: hashes.user,
        userType: userTypeOf(invitation.role),
        language: findLanguageByName(body.language ?? '')?.name ?? null,
        organizationId: invitation.organizationId,
      });
      if (pending.owner) return this.signUps.drop(pending);
      await this.userRows.update(pending.id, { emailVerifiedAt: () => 'now()' });
      await this.tokens.revoke('confirm-email', pending.id);
      await this.members.invitationAccepted(tx, pending.id, invitation);
      if (invitation.role === 'parent') await this.firstStudent.add(tx, pending.id, body, hashes);
      await this.audit.record(identity, {
        action: 'signed-up',
        subjectUser: pending.id,
        detail: { invited: true },
      });
    });
  }
}
