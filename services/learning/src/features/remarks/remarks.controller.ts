import {
  ENDPOINTS,
  type FailureRemark,
  FailureRemarkSchema,
  type NewRemark,
  NewRemarkSchema,
  type Remark,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { StudentAccessService } from '../../learners/student-access.service.ts';
import { RemarkWriterService } from './remark-writer.service.ts';
import { RemarksRepository } from './remarks.repository.ts';

const { params: RemarkIdSchema } = ENDPOINTS.writeRemark;
const { params: ClassRemarkSchema } = ENDPOINTS.remarkOnFailure;
const { params: StudentIdSchema, query: LevelSchema } = ENDPOINTS.listRemarks;

/** What those who teach say about students' programs. */
@Controller()
export class RemarksController {
  constructor(
    private readonly access: StudentAccessService,
    private readonly remarks: RemarksRepository,
    private readonly writer: RemarkWriterService,
  ) {}

  @ApiRoute(ENDPOINTS.writeRemark)
  write(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: RemarkIdSchema }) { remark_id }: z.output<typeof RemarkIdSchema>,
    @Body({ schema: NewRemarkSchema }) remark: NewRemark,
  ): Promise<Remark> {
    return this.writer.write(identity, remark_id, remark);
  }

  @ApiRoute(ENDPOINTS.remarkOnFailure)
  async writeToGroup(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ClassRemarkSchema }) { class_id, remark_id }: z.output<typeof ClassRemarkSchema>,
    @Body({ schema: FailureRemarkSchema }) remark: FailureRemark,
  ): Promise<{ students: number }> {
    return { students: await this.writer.writeToGroup(identity, class_id, remark_id, remark) };
  }

  @ApiRoute(ENDPOINTS.listRemarks)
  async list(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: StudentIdSchema }) { student_id }: z.output<typeof StudentIdSchema>,
    @Query({ schema: LevelSchema }) { course_id = null, level_slug = null }: Partial<Record<'course_id' | 'level_slug', string | null>>,
  ): Promise<{ remarks: Remark[] }> {
    await this.access.demand(identity, student_id);
    return { remarks: await this.remarks.ofStudent(student_id, course_id, level_slug) };
  }
} // prettier-ignore
