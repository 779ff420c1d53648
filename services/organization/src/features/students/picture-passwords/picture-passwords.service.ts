import type { MadePictures, MissingPictures } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, type Repository } from 'typeorm';
import { AccountCallsService } from '../../../account/account-calls.service.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import { ClassEntryEntity } from '../../../database/entities/class-entry.entity.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { actorOf } from '../../../members/actor-of.rules.ts';
import { ClassAccessService } from '../../../members/class-access.service.ts';
import { MembersService } from '../../../members/members.service.ts';

/** Has account make the picture passwords of a class, for those who teach it. */
@Injectable()
export class PicturePasswordsService {
  constructor(
    private readonly members: MembersService,
    private readonly access: ClassAccessService,
    private readonly account: AccountCallsService,
    private readonly audit: AuditService,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
    @InjectRepository(ClassEntryEntity) private readonly classEntryRows: Repository<ClassEntryEntity>,
  ) {}

  /** @throws DomainError auth/forbidden, organization/pictures-off */
  async findMissing(identity: Identity, class_id: string): Promise<MissingPictures> {
    const organization_id = await this.demandOn(identity, class_id);
    return this.account.call('findMissingPictures', { organization_id, class_id });
  }

  /** All of them or none. @throws DomainError auth/forbidden, organization/pictures-off */
  async make(identity: Identity, class_id: string, studentIds: readonly string[]): Promise<MadePictures> {
    const organization_id = await this.demandOn(identity, class_id);
    const student_ids = [...new Set(studentIds)];
    const own = { studentId: In(student_ids), classId: class_id, leftAt: IsNull() };
    if ((await this.studentRows.countBy(own)) !== student_ids.length)
      throw new DomainError('auth/forbidden', 'Somebody is no student of this class.');
    const by = actorOf(identity, await this.members.demand(identity));
    const told = await this.account.call('makePictures', { organization_id, class_id, student_ids, by });
    const [id] = student_ids;
    const only = student_ids.length === 1 && id !== undefined ? ({ kind: 'student', id } as const) : null;
    await this.audit.record(by, {
      organizationId: organization_id,
      action: 'pictures-made',
      about: only ?? { kind: 'class', id: class_id },
      count: told.made.length,
      ...(!only && { students: student_ids }),
    });
    return told;
  }

  private async demandOn(identity: Identity, classId: string): Promise<string> {
    const { organizationId } = await this.access.demand(identity, classId);
    if (await this.classEntryRows.existsBy({ classId, pictureLogIn: true })) return organizationId;
    throw new DomainError('organization/pictures-off', 'This class does not log in with pictures.');
  }
}
