import type { OwnTeacherRequest } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, type Repository } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { DomainEntity } from '../../../database/entities/domain.entity.ts';
import { SchoolMemberEntity } from '../../../database/entities/school-member.entity.ts';
import { SchoolNoticesService } from '../../../events/school-notices.service.ts';
import { MembershipsService } from '../../../members/memberships.service.ts';
import { domainOf } from '../../school/school-domains/index.ts';
import { SHUT_OUT } from './teacher-requests.queries.ts';

const MOST_SUGGESTED = 20;

/** What the proven domain of a confirmed address opens: a school to ask, or one to join. */
@Injectable()
export class DomainOwnersService {
  constructor(
    private readonly memberships: MembershipsService,
    private readonly notices: SchoolNoticesService,
    private readonly audit: AuditService,
    @InjectRepository(DomainEntity) private readonly domainRows: Repository<DomainEntity>,
    @InjectRepository(SchoolMemberEntity)
    private readonly memberRows: Repository<SchoolMemberEntity>,
  ) {}

  /** Returns the schools that have proven the address's domain, whose administrators can answer: not those that are theirs already. */
  async schoolsOf(userId: string, email: string): Promise<OwnTeacherRequest['suggestions']> {
    const theirs = await this.memberRows.find({ select: { organizationId: true }, where: { userId } });
    const found = await this.domainRows.find({
      where: {
        organizationId: Not(In(theirs.map(({ organizationId }) => organizationId))),
        domain: domainOf(email),
        provenAt: Not(IsNull()),
        organization: { closesAt: IsNull(), withoutAdministratorSince: IsNull() },
      },
      relations: { organization: true },
      order: { organization: { name: 'ASC' } },
      take: MOST_SUGGESTED,
    });
    return found.map(({ organization: { name, slug }, joinsAtOnce }) => ({
      name,
      slug,
      joins_at_once: joinsAtOnce,
    }));
  }

  /**
   * Whether somebody joined without being asked about, as the school's administrators chose for the domain. They come as
   * teachers without a class, and the administrators are told. Who was refused or removed there within a year asks.
   */
  async joinAtOnce(
    tx: SqlRunner,
    { id, email }: { readonly id: string; readonly email: string },
    organizationId: string,
  ): Promise<boolean> {
    const where = { organizationId, domain: domainOf(email), provenAt: Not(IsNull()), joinsAtOnce: true };
    if (!(await this.domainRows.existsBy(where))) return false;
    if (await SHUT_OUT.first(tx, [id, organizationId])) return false;
    if (!(await this.memberships.join(tx, id, organizationId, 'teacher'))) return false;
    await this.audit.record(null, {
      organizationId,
      action: 'teacher-joined',
      about: { kind: 'member', id },
    });
    await this.notices.toAdministrators(tx, organizationId, 'teacher-joined');
    return true;
  }
}
