import type { FormerStudentsQuery } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { MemberEntity } from '../../../database/entities/member.entity.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { TAUGHT_BY } from '../../../members/taught-by.ts';

const TAUGHT = `student.class_id in ${TAUGHT_BY}`;

/** Students who left: administrators reach all of them, teachers those of their classes. */
@Injectable()
export class FormerStudentsRepository {
  constructor(@InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>) {}

  /** Returns a page of them, the last who left first, and the number of all. */
  page(
    member: MemberEntity,
    { page, per_page: perPage }: FormerStudentsQuery,
  ): Promise<readonly [readonly StudentEntity[], number]> {
    return this.reachable(member)
      .orderBy('student.left_at', 'DESC')
      .addOrderBy('student.student_id')
      .skip((page - 1) * perPage)
      .take(perPage)
      .getManyAndCount();
  }

  /** Returns one of them, locked until the transaction ends. @throws DomainError auth/forbidden */
  async demand(member: MemberEntity, id: string): Promise<StudentEntity> {
    const found = await this.reachable(member)
      .andWhere('student.student_id = :id', { id })
      .setLock('pessimistic_write')
      .getOne();
    if (found) return found;
    throw new DomainError('auth/forbidden', 'This student did not leave a class of yours.');
  }

  private reachable({ organizationId, role, userId }: MemberEntity) {
    const list = this.studentRows
      .createQueryBuilder('student')
      .where('student.organization_id = :organizationId and student.left_at is not null', { organizationId });
    return role === 'teacher' ? list.andWhere(TAUGHT, { userId }) : list;
  }
}
