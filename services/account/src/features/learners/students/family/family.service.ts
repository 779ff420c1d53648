import type { Student } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { isSelf } from './family.rules.ts';
import { toStudent } from './to-student.ts';
import { DataSource, type EntityManager } from 'typeorm';
import { StudentEntity } from '../../../../database/entities/student.entity.ts';

const forbidden = () => new DomainError('auth/forbidden', 'This is not allowed.');

/** Checks whose student somebody is, without revealing whether a student exists. */
@Injectable()
export class FamilyService {
  constructor(private readonly db: DataSource) {}

  async list(parent: string | null): Promise<Student[]> {
    if (parent === null) return [];
    const order = { createdAt: 'asc', id: 'asc' } as const;
    const students = await this.db.getRepository(StudentEntity).find({ where: { parentId: parent }, order });
    return students.map(toStudent);
  }

  async read(id: string): Promise<Student> {
    const student = await this.db.getRepository(StudentEntity).findOneBy({ id });
    if (!student) throw forbidden();
    return toStudent(student);
  }

  /** @throws DomainError auth/forbidden unless the caller is the student or the student's parent */
  async demandFamily(identity: Identity, id: string): Promise<void> {
    if (!isSelf(identity, id)) await this.demandParent(this.db.manager, identity, id);
  }

  /** @throws DomainError auth/forbidden unless the caller is the student's parent */
  async demandParent(tx: EntityManager, { role, user }: Identity, id: string): Promise<void> {
    if (role !== 'parent' || user === null) throw forbidden();
    if (!(await tx.existsBy(StudentEntity, { id, parentId: user }))) throw forbidden();
  }
}
