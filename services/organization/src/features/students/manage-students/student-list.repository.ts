import type { PupilOrder, PupilsQuery } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { ClassEntity } from '../../../database/entities/class.entity.ts';
import type { MemberEntity } from '../../../database/entities/member.entity.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { likeParts } from '../../../names/like-parts.rules.ts';

const ORDERED_BY: Readonly<Record<PupilOrder, string>> = {
  username: 'student.username',
  '-username': 'student.username',
  joined: 'student.joined_at',
  '-joined': 'student.joined_at',
};

const TAUGHT = `student.class_id in
  (select id from organization.classes where organization_id = :organizationId and teacher_ids @> array[:userId]::uuid[])`;

@Injectable()
export class StudentListRepository {
  constructor(
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
    @InjectRepository(ClassEntity) private readonly classRows: Repository<ClassEntity>,
  ) {}

  /** Returns a page of the students whom a member may reach, by username, and the number of all. */
  async page(
    member: MemberEntity,
    { search, class_id: classId, sort, page, per_page: perPage }: PupilsQuery,
  ): Promise<readonly [readonly StudentEntity[], number]> {
    const list = this.reachable(member);
    if (classId) list.andWhere('student.class_id = :classId', { classId });
    if (search) list.andWhere('student.search_key like all(:parts)', { parts: likeParts(search) });
    const rows = list
      .clone()
      .orderBy(ORDERED_BY[sort], sort.startsWith('-') ? 'DESC' : 'ASC')
      .addOrderBy('student.student_id')
      .skip((page - 1) * perPage)
      .take(perPage);
    return Promise.all([rows.getMany(), list.getCount()]);
  }

  /** Returns the names of classes, by their ids. */
  async classNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.classRows.find({
      select: { id: true, name: true },
      where: { id: In(ids) },
    });
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** Returns those of the given students whom a member may reach. */
  find(member: MemberEntity, ids: readonly string[]): Promise<StudentEntity[]> {
    return this.among(member, ids).getMany();
  }

  /** The same, locked until the transaction ends. */
  findLocked(member: MemberEntity, ids: readonly string[]): Promise<StudentEntity[]> {
    return this.among(member, ids).setLock('pessimistic_write').getMany();
  }

  private among(member: MemberEntity, ids: readonly string[]) {
    const list = this.reachable(member).andWhere('student.student_id = any(:ids)', { ids });
    return list.orderBy('student.student_id');
  }

  private reachable({ organizationId, role, userId }: MemberEntity) {
    const list = this.studentRows
      .createQueryBuilder('student')
      .where('student.organization_id = :organizationId and student.left_at is null', { organizationId });
    return role === 'teacher' ? list.andWhere(TAUGHT, { userId }) : list;
  }
}
