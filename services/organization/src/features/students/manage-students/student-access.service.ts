import type { Actor } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { actorOf } from '../../../members/actor-of.rules.ts';
import { MembersService } from '../../../members/members.service.ts';
import { StudentListRepository } from './student-list.repository.ts';

const noStudent = () => new DomainError('auth/forbidden', 'This is no student of yours.');

interface Reached {
  readonly found: StudentEntity;
  /** The classes whose students the caller reaches; null for all. */
  readonly known: readonly string[] | null;
  readonly by: Actor;
}

/** Whose student it is: those who teach one reach them, and students read themselves. */
@Injectable()
export class StudentAccessService {
  constructor(
    private readonly members: MembersService,
    private readonly students: StudentListRepository,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
  ) {}

  /** A classmate is nobody to a student. @throws DomainError auth/forbidden */
  async read(identity: Identity, studentId: string): Promise<StudentEntity> {
    if (identity.role !== 'student') return (await this.demand(identity, studentId)).found;
    const self = identity.student === studentId && (await this.studentRows.findOneBy({ studentId }));
    if (!self) throw noStudent();
    return self;
  }

  /** Returns a student whom the caller may change, and who the caller is. @throws DomainError auth/forbidden */
  async demand(identity: Identity, studentId: string): Promise<Reached> {
    const member = await this.members.demand(identity);
    const [found] = await this.students.find(member, [studentId]);
    if (!found) throw noStudent();
    return { found, known: await this.members.knownClasses(member), by: actorOf(identity, member) };
  }
}
