import {
  ENDPOINTS,
  type Pupil,
  type Pupils,
  type PupilsQuery,
  PupilsQuerySchema,
  type TransferStudents,
  TransferStudentsSchema,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, DomainError, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StudentEntity } from '../../database/entities/student.entity.ts';
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
    private readonly db: DataSource,
  ) {}

  @ApiRoute(ENDPOINTS.listPupils)
  async list(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: PupilsQuerySchema }) query: PupilsQuery,
  ): Promise<Pupils> {
    const [students, total] = await this.students.page(await this.members.demand(identity), query);
    return { students: students.map(shownPupil), total };
  }

  @ApiRoute(ENDPOINTS.getPupil)
  async read(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ENDPOINTS.getPupil.params }) { student_id }: { readonly student_id: string },
  ): Promise<Pupil> {
    const found = await this.find(identity, student_id);
    if (!found) throw new DomainError('auth/forbidden', 'This is no student of yours.');
    return shownPupil(found);
  }

  @ApiRoute(ENDPOINTS.transferPupils)
  async transfer(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: TransferStudentsSchema }) { student_ids, class_id }: TransferStudents,
  ): Promise<{ moved: number }> {
    return { moved: await this.transfers.transfer(identity, student_ids, class_id) };
  }

  /** Students read themselves; a classmate is nobody to them. */
  private async find(identity: Identity, studentId: string): Promise<StudentEntity | null | undefined> {
    if (identity.role !== 'student')
      return (await this.students.find(await this.members.demand(identity), [studentId]))[0];
    return identity.student === studentId ? this.db.manager.findOneBy(StudentEntity, { studentId }) : null;
  }
}
