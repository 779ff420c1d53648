import { ENDPOINTS, type SchoolStudents } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { MembersService } from '../../../members/members.service.ts';
import { shownStudent } from './shown-student.ts';
import { StudentListRepository } from './student-list.repository.ts';
import { TransferStudentsService } from './transfer-students.service.ts';

@Controller()
export class StudentsController {
  constructor(
    private readonly members: MembersService,
    private readonly students: StudentListRepository,
    private readonly transfers: TransferStudentsService,
  ) {}

  @ApiRoute(ENDPOINTS.listSchoolStudents)
  async list({ identity, query }: ApiRequest<'listSchoolStudents'>): Promise<SchoolStudents> {
    const [students, total] = await this.students.page(await this.members.demand(identity), query);
    const names = await this.students.classNames(students.flatMap(({ classId }) => classId ?? []));
    const listed = students.map(each => ({
      ...shownStudent(each),
      class_name: (each.classId !== null && names.get(each.classId)) || null,
    }));
    return { students: listed, total };
  }

  @ApiRoute(ENDPOINTS.transferStudents)
  async transfer({
    identity,
    body: { student_ids, class_id },
  }: ApiRequest<'transferStudents'>): Promise<{ moved: number }> {
    return { moved: await this.transfers.transfer(identity, student_ids, class_id) };
  }
}
