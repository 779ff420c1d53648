import type { Student } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { isSelf } from './family.rules.ts';
import { toStudent } from './to-student.ts';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { StudentEntity } from '../../../../database/entities/student.entity.ts';

const forbidden = () => new DomainError('auth/forbidden', 'This is not allowed.');

/** Checks whose student somebody is, without revealing whether a student exists. */
@Injectable()
export class FamilyService {
  constructor(@InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>) {}

  async list(parent: string | null): Promise<Student[]> {
    if (parent === null) return [];
    const order = { createdAt: 'asc', id: 'asc' } as const;
    const students = await this.studentRows.find({ where: { parentId: parent }, order });
    return students.map(toStudent);
  }

  async read(id: string): Promise<Student> {
    const student = await this.studentRows.findOneBy({ id });
    if (!student) throw forbidden();
    return toStudent(student);
  }

  /** @throws DomainError auth/forbidden unless the caller is the student or the student's parent */
  async demandFamily(identity: Identity, id: string): Promise<void> {
    if (!isSelf(identity, id)) await this.demandParent(identity, id);
  }

  /** @throws DomainError auth/forbidden unless the caller is the student's parent */
  async demandParent({ role, user }: Identity, id: string): Promise<void> {
    if (role !== 'parent' || user === null) throw forbidden();
    if (!(await this.studentRows.existsBy({ id, parentId: user }))) throw forbidden();
  }
}
