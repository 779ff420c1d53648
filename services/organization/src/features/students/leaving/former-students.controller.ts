import {
  DAYS_TO_RETURN,
  ENDPOINTS,
  type FormerStudent,
  type FormerStudents,
  type SchoolStudent,
} from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import type { StudentEntity } from '../../../database/entities/student.entity.ts';
import { MembersService } from '../../../members/members.service.ts';
import { shownStudent } from '../manage-students/index.ts';
import { EraseStudentsService } from './erase-students.service.ts';
import { FormerStudentsRepository } from './former-students.repository.ts';
import { ReturnStudentsService } from './return-students.service.ts';

const DAY_MS = 86_400_000;

function shownFormer(found: StudentEntity): FormerStudent {
  const left = found.leftAt ?? new Date();
  const erased = new Date(left.getTime() + DAYS_TO_RETURN * DAY_MS);
  return { ...shownStudent(found), left_at: left.toISOString(), erased_at: erased.toISOString() };
}

/** Students who left an organisation. */
@Controller()
export class FormerStudentsController {
  constructor(
    private readonly members: MembersService,
    private readonly former: FormerStudentsRepository,
    private readonly returning: ReturnStudentsService,
    private readonly erasing: EraseStudentsService,
  ) {}

  @ApiRoute(ENDPOINTS.listFormerStudents)
  async list({ identity, query }: ApiRequest<'listFormerStudents'>): Promise<FormerStudents> {
    const [students, total] = await this.former.page(await this.members.demand(identity), query);
    return { students: students.map(shownFormer), total };
  }

  @ApiRoute(ENDPOINTS.returnFormerStudent)
  async takeBack({
    identity,
    params: { student_id },
  }: ApiRequest<'returnFormerStudent'>): Promise<SchoolStudent> {
    return shownStudent(await this.returning.takeBack(identity, student_id));
  }

  @ApiRoute(ENDPOINTS.eraseFormerStudent)
  async erase({
    identity,
    params: { student_id },
  }: ApiRequest<'eraseFormerStudent'>): Promise<{ done: true }> {
    await this.erasing.eraseNow(identity, student_id);
    return { done: true };
  }
}
