import type { ChangedPupil, PupilUpdate } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountCallsService } from '../../account/account-calls.service.ts';
import { StudentEntity } from '../../database/entities/student.entity.ts';
import { actorOf } from '../../members/actor-of.rules.ts';
import { MembersService } from '../../members/members.service.ts';
import { CopiesHandler } from '../copies/index.ts';
import { shownPupil } from './shown-pupil.ts';
import { StudentListRepository } from './student-list.repository.ts';
import { TransferStudentsService } from './transfer-students.service.ts';

const noStudent = () => new DomainError('auth/forbidden', 'This is no student of yours.');

/** One student, for those who teach them. The class is our own; account changes the rest. */
@Injectable()
export class ChangePupilsService {
  constructor(
    private readonly members: MembersService,
    private readonly students: StudentListRepository,
    private readonly transfers: TransferStudentsService,
    private readonly account: AccountCallsService,
    private readonly copies: CopiesHandler,
    private readonly db: DataSource,
  ) {}

  /** Students read themselves; a classmate is nobody to them. @throws DomainError auth/forbidden */
  async read(identity: Identity, studentId: string): Promise<StudentEntity> {
    const found = identity.role === 'student' ? await this.self(identity, studentId) : await this.taught(identity, studentId); // prettier-ignore
    if (!found) throw noStudent();
    return found;
  }

  /** @throws DomainError auth/forbidden, and what account refuses */
  async update(identity: Identity, id: string, update: PupilUpdate): Promise<ChangedPupil> {
    const { class_id, ...details } = update;
    const { organizationId } = await this.read(identity, id);
    if (class_id !== undefined) await this.transfers.transfer(identity, [id], class_id);
    if (Object.values(details).every(value => value === undefined))
      return { ...shownPupil(await this.read(identity, id)), password: null };
    const by = actorOf(identity, await this.members.demand(identity));
    const call = { organization_id: organizationId, student_id: id, by, ...details };
    const { password, ...told } = await this.account.call('changeStudent', call);
    const described = { student_id: id, organization_id: organizationId, class_id: null, ...told };
    // Our list has it at once; the class of a student whom we know stays.
    await this.db.transaction(tx => this.copies.describeStudent({ ...described, removed: false }, tx));
    const now = await this.db.manager.findOneBy(StudentEntity, { studentId: id });
    if (!now) throw noStudent();
    return { ...shownPupil(now), password };
  }

  private async self({ student }: Identity, studentId: string): Promise<StudentEntity | null> {
    return student === studentId ? this.db.manager.findOneBy(StudentEntity, { studentId }) : null;
  }

  private async taught(identity: Identity, studentId: string): Promise<StudentEntity | undefined> {
    return (await this.students.find(await this.members.demand(identity), [studentId]))[0];
  }
}
