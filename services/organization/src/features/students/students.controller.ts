import {
  ENDPOINTS,
  type Pupils,
  type PupilsQuery,
  PupilsQuerySchema,
  type TransferStudents,
  TransferStudentsSchema,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Query } from '@nestjs/common';
import { MembersService } from '../../members/members.service.ts';
import { shownPupil } from './shown-pupil.ts';
import { StudentListRepository } from './student-list.repository.ts';
import { TransferStudentsService } from './transfer-students.service.ts';

@Controller()
export class StudentsController {
  constructor(
    private readonly members: MembersService,
    private readonly students: StudentListRepository,
    private readonly transfers: TransferStudentsService,
  ) {}

  @ApiRoute(ENDPOINTS.listPupils)
  async list(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: PupilsQuerySchema }) query: PupilsQuery,
  ): Promise<Pupils> {
    const [students, total] = await this.students.page(await this.members.demand(identity), query);
    const names = await this.students.classNames(students.flatMap(({ classId }) => classId ?? []));
    const listed = students.map(each => ({
      ...shownPupil(each),
      class_name: (each.classId !== null && names.get(each.classId)) || null,
    }));
    return { students: listed, total };
  }

  @ApiRoute(ENDPOINTS.transferPupils)
  async transfer(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: TransferStudentsSchema }) { student_ids, class_id }: TransferStudents,
  ): Promise<{ moved: number }> {
    return { moved: await this.transfers.transfer(identity, student_ids, class_id) };
  }
}
