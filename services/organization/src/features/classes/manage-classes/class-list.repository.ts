import type { ClassesQuery } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { ClassEntity } from '../../../database/entities/class.entity.ts';
import type { MemberEntity } from '../../../database/entities/member.entity.ts';
import { TAUGHT_BY } from '../../../members/taught-by.ts';
import { likeParts } from '../../../names/like-parts.rules.ts';
import { COUNT_STUDENTS } from './class-list.queries.ts';

const UNTAUGHT = `class.teacher_ids = '{}' and exists
  (select 1 from organization.students s where s.class_id = class.id and s.left_at is null)`;

@Injectable()
export class ClassListRepository {
  constructor(
    private readonly db: DataSource,
    @InjectRepository(ClassEntity) private readonly classRows: Repository<ClassEntity>,
  ) {}

  /** Returns a page of the classes that a member may reach, by name, and the number of all. */
  async page(
    { organizationId, role, userId }: MemberEntity,
    { search, taught_first: taughtFirst, untaught, page, per_page: perPage }: ClassesQuery,
  ): Promise<readonly [readonly ClassEntity[], number]> {
    const list = this.classRows
      .createQueryBuilder('class')
      .where('class.organization_id = :organizationId and class.archived_at is null', { organizationId });
    if (role === 'teacher') list.andWhere(`class.id in ${TAUGHT_BY}`, { userId });
    if (search) list.andWhere('class.name_key like all(:parts)', { parts: likeParts(search) });
    if (untaught === 'true') list.andWhere(UNTAUGHT);
    if (taughtFirst)
      list
        .addSelect('class.teacher_ids @> array[:taughtFirst]::uuid[]', 'taught')
        .setParameter('taughtFirst', taughtFirst)
        .orderBy('taught', 'DESC');
    return list
      .addOrderBy('class.name_key')
      .addOrderBy('class.id')
      .skip((page - 1) * perPage)
      .take(perPage)
      .getManyAndCount();
  }

  /** Returns the number of students of each of the classes that has any. */
  async countStudents(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await COUNT_STUDENTS.rows(this.db, [ids]);
    return new Map(rows.map(({ id, students }) => [id, students]));
  }
}
