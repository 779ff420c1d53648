import { type ChangedSchoolStudent, namesOf, type SchoolStudentUpdate } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AccountCallsService } from '../../../account/account-calls.service.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { CopiesHandler } from '../copies/index.ts';
import { StudentAccessService } from './student-access.service.ts';
import { shownStudent } from './shown-student.ts';
import { TransferStudentsService } from './transfer-students.service.ts';

/** Changes a student for those who teach them. The class is our own; account changes the rest. */
@Injectable()
export class ChangeStudentsService {
  constructor(
    private readonly access: StudentAccessService,
    private readonly transfers: TransferStudentsService,
    private readonly account: AccountCallsService,
    private readonly copies: CopiesHandler,
    private readonly audit: AuditService,
    private readonly db: DataSource,
    @InjectRepository(OrganizationEntity)
    private readonly organizationRows: Repository<OrganizationEntity>,
  ) {}

  /** @throws DomainError auth/forbidden, and what account refuses */
  async update(identity: Identity, id: string, update: SchoolStudentUpdate): Promise<ChangedSchoolStudent> {
    const { class_id, ...details } = update;
    const { found, known: known_classes, by } = await this.access.demand(identity, id);
    if (class_id !== undefined) await this.transfers.transfer(identity, [id], class_id);
    if (Object.values(details).every(value => value === undefined))
      return { ...shownStudent(await this.access.read(identity, id)), password: null };
    const { organizationId } = found;
    const names = await this.namesIn(organizationId, details);
    const call = { organization_id: organizationId, known_classes, student_id: id, by, ...details, ...names };
    const { password, ...told } = await this.account.call('changeStudent', call);
    const described = { student_id: id, organization_id: organizationId, class_id: null, ...told };
    const action = password === null ? 'student-changed' : 'password-renewed';
    await this.db.transaction(async tx => {
      // Our list has it at once; the class of a student whom we know stays.
      await this.copies.describeStudent({ ...described, removed: false }, tx);
      await this.audit.record(by, { organizationId, action, about: { kind: 'student', id } });
    });
    return { ...shownStudent(await this.access.read(identity, id)), password };
  }

  /** Parts make the whole name, in the order of the school's language. */
  private async namesIn(organizationId: string, { full_name, first_name, last_name }: SchoolStudentUpdate) {
    if (!first_name && !last_name) return {};
    const { language } = await this.organizationRows.findOneByOrFail({ id: organizationId });
    return namesOf({ full_name, first_name, last_name }, language);
  }
}
