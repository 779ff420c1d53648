import type { AskedToTeach, DescribedAdult, OwnTeacherRequest } from '@burrow/contracts';
import { DomainError, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountCallsService } from '../../account/account-calls.service.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { MembershipsService } from '../../members/memberships.service.ts';
import { domainOf } from '../school-domains/index.ts';
import { ASK, BY_SLUG, JOINED_BY, OWN, WITHDRAW } from './teacher-requests.queries.ts';

interface School {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

const member = () => new DomainError('organization/already-member', 'You belong to an organisation already.');

/** Adults come to a school by a confirmed address of its domain, or by asking. */
@Injectable()
export class AskToTeachService {
  constructor(
    private readonly memberships: MembershipsService,
    private readonly account: AccountCallsService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
  ) {}

  async read(userId: string): Promise<OwnTeacherRequest> {
    const { adult } = await this.account.call('describeAdult', { user_id: userId });
    const has_students = adult?.has_students ?? false;
    const school = adult && !has_students ? await this.schoolOf(this.db, adult.email) : null;
    const [asked]: NonNullable<OwnTeacherRequest['asked']>[] = await this.db.query(OWN, [userId]);
    return { joins: school && { name: school.name, slug: school.slug }, asked: asked ?? null, has_students };
  }

  /** @throws DomainError auth/email-not-confirmed, organization/has-students, organization/unknown, organization/already-member */
  async ask(userId: string, slug: string): Promise<AskedToTeach> {
    const adult = demandFree((await this.account.call('describeAdult', { user_id: userId })).adult);
    return this.db.transaction(async tx => {
      const school = await this.schoolOf(tx, adult.email);
      if (school?.slug === slug) {
        if (!(await this.join(tx, userId, school.id))) throw member();
        return { outcome: 'joined' };
      }
      const [asked]: { id: string }[] = await tx.query(BY_SLUG, [slug]);
      if (!asked) throw new DomainError('organization/unknown', 'There is no such organisation.');
      await tx.query(ASK, [userId, asked.id, adult.email, adult.full_name]);
      return { outcome: 'waits' };
    });
  }

  async withdraw(userId: string): Promise<void> {
    await this.db.query(WITHDRAW, [userId]);
  }

  /** Somebody who signed up for a school confirmed an address: if it is of a school's domain, they teach there. */
  async joinByAddress(tx: SqlRunner, userId: string, email: string): Promise<void> {
    const school = await this.schoolOf(tx, email);
    if (school) await this.join(tx, userId, school.id);
  }

  private async join(tx: SqlRunner, user: string, organizationId: string): Promise<boolean> {
    if (!(await this.memberships.join(tx, user, organizationId, 'teacher'))) return false;
    const about = { kind: 'member', id: user } as const;
    await this.audit.record(
      tx,
      { user, impersonator: null },
      { organizationId, action: 'member-joined', about },
    );
    return true;
  }

  private async schoolOf(tx: SqlRunner, email: string): Promise<School | null> {
    const [school]: School[] = await tx.query(JOINED_BY, [domainOf(email)]);
    return school ?? null;
  }
}

function demandFree(adult: DescribedAdult['adult']): NonNullable<DescribedAdult['adult']> {
  if (!adult) throw new DomainError('auth/email-not-confirmed', 'Confirm your address first.');
  if (!adult.has_students) return adult;
  throw new DomainError('organization/has-students', 'An account with students of its own does not teach.');
}
