import type { Identity } from '@burrow/service-kit';
import {
  type CheckedImport,
  type CheckedStudents,
  type CheckImport,
  FullNameSchema,
} from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AccountCallsService } from '../../../account/account-calls.service.ts';
import type { MemberEntity } from '../../../database/entities/member.entity.ts';
import { ClassAccessService } from '../../../members/class-access.service.ts';
import { MembersService } from '../../../members/members.service.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { CLASSES, SAME_NAMES } from './check-import.queries.ts';
import {
  chosenOf,
  classOf,
  faultsOf,
  hintsOf,
  type KnownClass,
  readRow,
  type ReadRow,
} from './import-rows.rules.ts';

/** An import that was looked at. */
export interface ReadImport {
  readonly member: MemberEntity;
  /** The classes whose students the member reaches; null for all. */
  readonly known: readonly string[] | null;
  readonly rows: readonly (ReadRow & { readonly classId: string | null })[];
  readonly checked: CheckedImport;
}

/** Looks at what is to be imported, row by row, and writes nothing. Nobody is told of students whom they do not reach. */
@Injectable()
export class CheckImportService {
  constructor(
    private readonly members: MembersService,
    private readonly access: ClassAccessService,
    private readonly account: AccountCallsService,
    private readonly db: DataSource,
    @InjectRepository(OrganizationEntity)
    private readonly organizationRows: Repository<OrganizationEntity>,
  ) {}

  /** @throws DomainError auth/forbidden, gateway/service-down */
  async check(
    identity: Identity,
    { class_id: standard, source = 'list', rows: given }: CheckImport,
  ): Promise<ReadImport> {
    const member = await this.members.demand(identity);
    if (standard !== null) await this.access.demand(identity, standard);
    const { language } = await this.organizationRows.findOneByOrFail({ id: member.organizationId });
    const rows = given.map(row => readRow(row, language));
    const known = await this.members.knownClasses(member);
    const { students, seats_left } = await this.account.call('checkStudents', {
      organization_id: member.organizationId,
      known_classes: known,
      students: rows.map(chosenOf),
    });
    const classes = await this.classesOf(member, source);
    const faults = faultsOf(rows, { classes, standard, role: member.role, account: students });
    const hints = hintsOf(rows, await this.sameNames(member, known, rows));
    return {
      member,
      known,
      rows: rows.map(row => ({ ...row, classId: idOf(classOf(row, classes, standard)) })),
      checked: {
        rows: rows.map((_, at) => ({
          faults: faults[at] ?? [],
          hints: hints[at] ?? [],
          made_password: madeFor(rows[at], students[at]),
        })),
        seats_left,
      },
    };
  }

  private classesOf({ organizationId, role, userId }: MemberEntity, source: string): Promise<KnownClass[]> {
    return CLASSES.rows(this.db, [organizationId, role === 'admin', userId, source]);
  }

  private async sameNames(
    { organizationId }: MemberEntity,
    known: readonly string[] | null,
    rows: readonly ReadRow[],
  ): Promise<ReadonlySet<string>> {
    const names = rows.flatMap(({ full_name }) => FullNameSchema.safeParse(full_name).data ?? []);
    const found = await SAME_NAMES.rows(this.db, [organizationId, names, known]);
    return new Set(found.map(({ full_name }) => full_name));
  }
}

const idOf = (found: ReturnType<typeof classOf>): string | null => (typeof found === 'string' ? found : null);

/** A password that is wrong is not replaced: it has to be mended. */
const madeFor = (row: ReadRow | undefined, told: CheckedStudents['students'][number] | undefined) =>
  row?.password === null ? (told?.made_password ?? null) : null;
