import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { ClassEntity } from '../database/entities/class.entity.ts';
import { OrganizationEntity } from '../database/entities/organization.entity.ts';
import { MemberEntity } from '../database/entities/member.entity.ts';
import { SchoolMemberEntity } from '../database/entities/school-member.entity.ts';
import { taughtBy } from './taught-by.ts';

/**
 * Who belongs to an organisation: asked of our own rows, so that somebody who was removed a moment ago is refused.
 */
@Injectable()
export class MembersService {
  constructor(
    @InjectRepository(OrganizationEntity) private readonly organizationRows: Repository<OrganizationEntity>,
    @InjectRepository(MemberEntity) private readonly memberRows: Repository<MemberEntity>,
    @InjectRepository(SchoolMemberEntity) private readonly schoolRows: Repository<SchoolMemberEntity>,
    @InjectRepository(ClassEntity) private readonly classRows: Repository<ClassEntity>,
  ) {}

  /**
   * Returns the membership of the school in which the caller works now; null for whoever works in none, and for students. A
   * session that was of another school until now, and has not heard of it, acts in neither.
   */
  async find({ user, organization }: Pick<Identity, 'user' | 'organization'>): Promise<MemberEntity | null> {
    const found = user === null ? null : await this.memberRows.findOneBy({ userId: user });
    return organization === null || found?.organizationId === organization ? found : null;
  }

  /** @throws DomainError auth/forbidden for whoever belongs to no organisation; organization/second-factor-needed */
  async demand(identity: Identity): Promise<MemberEntity> {
    const member = await this.find(identity);
    if (!member) throw new DomainError('auth/forbidden', 'You belong to no organisation.');
    if (member.role === 'admin' && !member.secondFactor) await this.demandNone(member);
    return member;
  }

  /** @throws DomainError auth/forbidden for whoever is no administrator of an organisation */
  async demandAdmin(identity: Identity): Promise<MemberEntity> {
    const member = await this.demand(identity);
    if (member.role === 'admin') return member;
    throw new DomainError('auth/forbidden', 'Administrators do this.');
  }

  /** Lock the organisation before. @throws DomainError organization/last-admin */
  async demandOtherAdmin(organizationId: string): Promise<void> {
    if ((await this.schoolRows.countBy({ organizationId, role: 'admin' })) > 1) return;
    throw new DomainError('organization/last-admin', 'An organisation needs an administrator.');
  }

  /** An organisation may demand a second factor of its administrators: without one they reach nothing of it. */
  private async demandNone({ organizationId: id }: MemberEntity): Promise<void> {
    if (!(await this.organizationRows.existsBy({ id, secondFactorDemanded: true }))) return;
    throw new DomainError('organization/second-factor-needed', 'Set up a second factor first.');
  }

  /** @throws DomainError organization/not-a-member if one of them does not belong to it */
  async demandAll(organizationId: string, users: readonly string[]): Promise<void> {
    const wanted = [...new Set(users)];
    const known = await this.schoolRows.countBy({ organizationId, userId: In(wanted) });
    if (known !== wanted.length)
      throw new DomainError('organization/not-a-member', 'Somebody does not belong to the organisation.');
  }

  /** Returns the ids of the classes that a teacher teaches; null for an administrator, who reaches all. */
  async knownClasses({ role, userId, organizationId }: MemberEntity): Promise<string[] | null> {
    if (role === 'admin') return null;
    const taught = await this.classRows.find({
      select: { id: true },
      where: { organizationId, id: taughtBy(userId) },
    });
    return taught.map(({ id }) => id);
  }
}
