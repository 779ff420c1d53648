import type { StudentOrder, SchoolStudentsQuery } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { ClassEntity } from '../../../database/entities/class.entity.ts';
import type { MemberEntity } from '../../../database/entities/member.entity.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { likeParts } from '../../../names/like-parts.rules.ts';
import { nameOrder } from '../../../names/name-order.rules.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { TAUGHT_BY } from '../../../members/taught-by.ts';

/** By which column, without the dash of the other way round. */
const ORDERED_BY: Readonly<Record<string, string>> = {
  username: 'student.username',
  joined: 'student.joined_at',
  first_name: 'student.first_sort',
  last_name: 'student.last_sort',
} satisfies Readonly<Partial<Record<StudentOrder, string>>>;

/** A name of several words of which nobody knows the parts. */
const WHOLE =
  "student.first_name is null and student.last_name is null and trim(student.full_name) like '% %'";

const TAUGHT = `student.class_id in ${TAUGHT_BY}`;

@Injectable()
export class StudentListRepository {
  constructor(
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
    @InjectRepository(ClassEntity) private readonly classRows: Repository<ClassEntity>,
    @InjectRepository(OrganizationEntity)
    private readonly organizationRows: Repository<OrganizationEntity>,
  ) {}

  /** Returns a page of the students whom a member may reach, sorted as asked, and the number of all. */
  async page(
    member: MemberEntity,
    { search, class_id: classId, names, sort, page, per_page: perPage }: SchoolStudentsQuery,
  ): Promise<readonly [readonly StudentEntity[], number]> {
    const list = this.reachable(member);
    if (classId) list.andWhere('student.class_id = :classId', { classId });
    if (search) list.andWhere('student.search_key like all(:parts)', { parts: likeParts(search) });
    if (names === 'whole') list.andWhere(WHOLE);
    const rows = list
      .clone()
      .orderBy(await this.orderOf(member, sort), sort.startsWith('-') ? 'DESC' : 'ASC')
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

  /** Names are sorted by the rules of the school's language. */
  private async orderOf({ organizationId }: MemberEntity, sort: StudentOrder): Promise<string> {
    const by = sort.replace('-', '');
    const column = ORDERED_BY[by] ?? 'student.username';
    if (!by.endsWith('_name')) return column;
    const { language } = await this.organizationRows.findOneByOrFail({ id: organizationId });
    return `${column} collate ${nameOrder(language)}`;
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
