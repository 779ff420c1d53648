import type { SchoolNotice } from '@burrow/contracts';
import { Outbox, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { MemberRole } from '../database/entities/member.entity.ts';
import { OrganizationEntity } from '../database/entities/organization.entity.ts';
import { SchoolMemberEntity } from '../database/entities/school-member.entity.ts';

interface More {
  /** Staff are told too. */
  readonly staff?: true;
  readonly date?: Date;
  /** The first of its days. */
  readonly from?: Date;
  /** Somebody who is told something else. */
  readonly except?: string;
}

/** Has account write to the adults of a school, in the transaction of what they are told of. */
@Injectable()
export class SchoolNoticesService {
  constructor(
    private readonly outbox: Outbox,
    @InjectRepository(SchoolMemberEntity)
    private readonly memberRows: Repository<SchoolMemberEntity>,
    @InjectRepository(OrganizationEntity) private readonly organizationRows: Repository<OrganizationEntity>,
  ) {}

  async toAdministrators(tx: SqlRunner, organizationId: string, notice: SchoolNotice): Promise<void> {
    await this.send(tx, organizationId, notice, await this.idsOf(organizationId, 'admin'));
  }

  async toMembers(tx: SqlRunner, organizationId: string, notice: SchoolNotice, more: More): Promise<void> {
    const members = await this.idsOf(organizationId);
    const told = members.filter(id => id !== more.except);
    await this.send(tx, organizationId, notice, told, more);
  }

  async toOne(tx: SqlRunner, organizationId: string, notice: SchoolNotice, id: string): Promise<void> {
    await this.send(tx, organizationId, notice, [id]);
  }

  async toSome(
    tx: SqlRunner,
    organizationId: string,
    notice: SchoolNotice,
    ids: readonly string[],
    more: Pick<More, 'from' | 'date'> = {},
  ): Promise<void> {
    await this.send(tx, organizationId, notice, ids, more);
  }

  private async idsOf(organizationId: string, role?: MemberRole): Promise<string[]> {
    const rows = await this.memberRows.find({
      select: { userId: true },
      where: { organizationId, ...(role && { role }) },
      order: { userId: 'ASC' },
    });
    return rows.map(({ userId }) => userId);
  }

  private async send(
    tx: SqlRunner,
    organizationId: string,
    notice: SchoolNotice,
    to: readonly string[],
    { staff = undefined, date = undefined, from = undefined }: More = {},
  ): Promise<void> {
    if (to.length === 0 && !staff) return;
    const school = await this.organizationRows.findOneBy({ id: organizationId });
    await this.outbox.send(tx, 'organization/notice', {
      notice,
      organization_id: organizationId,
      organization_name: school?.name ?? '',
      to: [...to],
      staff: staff ?? false,
      date: date?.toISOString() ?? null,
      from: from?.toISOString() ?? null,
    });
  }
}
