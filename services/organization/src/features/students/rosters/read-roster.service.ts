import type { ApplyRoster, CompareRoster, ImportRow } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MemberEntity } from '../../../database/entities/member.entity.ts';
import { ClassAccessService } from '../../../members/class-access.service.ts';
import { MembersService } from '../../../members/members.service.ts';
import { SCHOOL_LANGUAGE } from '../../../names/school-language.queries.ts';
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
    const { language } = await SCHOOL_LANGUAGE.only(this.db, [organizationId]);
    const classes = await CLASSES.rows(this.db, [organizationId, role === 'admin', userId, source]);
    const rows = sent.map(each => {
      const row = readRow(each, language);
      const found = classOf(row, classes, standard);
      return { ...row, sent: each, classId: typeof found === 'object' && found !== null ? undefined : found };
    });
    return { member, classes, rows };
  }
}
