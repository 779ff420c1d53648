import type { ApplyRoster, CompareRoster, ImportRow } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import type { MemberEntity } from '../../../database/entities/member.entity.ts';
import { ClassAccessService } from '../../../members/class-access.service.ts';
import { MembersService } from '../../../members/members.service.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { CLASSES, classOf, type KnownClass, readRow, type ReadRow } from '../import-students/index.ts';

/** A row with the class that it names: undefined for one that the caller does not have. */
export interface RowOfRoster extends ReadRow {
  readonly classId: string | null | undefined;
}

export interface ReadRoster<Row extends ImportRow> {
  readonly member: MemberEntity;
  readonly classes: readonly KnownClass[];
  readonly rows: readonly (RowOfRoster & { readonly sent: Row })[];
}

/** Reads the rows of a roster for somebody: their names, and their classes. */
@Injectable()
export class ReadRosterService {
  constructor(
    private readonly members: MembersService,
    private readonly access: ClassAccessService,
    private readonly db: DataSource,
    @InjectRepository(OrganizationEntity)
    private readonly organizationRows: Repository<OrganizationEntity>,
  ) {}

  /** @throws DomainError auth/forbidden */
  async read<Row extends ImportRow>(
    identity: Identity,
    { source, class_id: standard }: Pick<CompareRoster | ApplyRoster, 'source' | 'class_id'>,
    sent: readonly Row[],
  ): Promise<ReadRoster<Row>> {
    const member = await this.members.demand(identity);
    if (standard !== null) await this.access.demand(identity, standard);
    const { organizationId, role, userId } = member;
    const { language } = await this.organizationRows.findOneByOrFail({ id: organizationId });
    const classes = await CLASSES.rows(this.db, [organizationId, role === 'admin', userId, source]);
    const rows = sent.map(each => {
      const row = readRow(each, language);
      const found = classOf(row, classes, standard);
      return { ...row, sent: each, classId: typeof found === 'object' && found !== null ? undefined : found };
    });
    return { member, classes, rows };
  }
}
