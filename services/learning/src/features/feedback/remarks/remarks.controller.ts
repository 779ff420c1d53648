import { ENDPOINTS, type Remark } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { StudentAccessService } from '../../../learners/student-access.service.ts';
import { RemarkWriterService } from './remark-writer.service.ts';
import { RemarksRepository } from './remarks.repository.ts';

/** What those who teach say about students' programs. */
@Controller()
export class RemarksController {
  constructor(
    private readonly access: StudentAccessService,
    private readonly remarks: RemarksRepository,
    private readonly writer: RemarkWriterService,
  ) {}

  @ApiRoute(ENDPOINTS.writeRemark)
  write({ identity, params: { remark_id }, body: remark }: ApiRequest<'writeRemark'>): Promise<Remark> {
    return this.writer.write(identity, remark_id, remark);
  }

  @ApiRoute(ENDPOINTS.remarkOnFailure)
  async writeToGroup({
    identity,
    params: { class_id, remark_id },
    body: remark,
  }: ApiRequest<'remarkOnFailure'>): Promise<{ students: number }> {
    return { students: await this.writer.writeToGroup(identity, class_id, remark_id, remark) };
  }

  @ApiRoute(ENDPOINTS.listRemarks)
  async list({
    identity,
    params: { student_id },
    query: { course_id, level_slug },
  }: ApiRequest<'listRemarks'>): Promise<{ remarks: Remark[] }> {
    await this.access.demand(identity, student_id);
    return { remarks: await this.remarks.ofStudent(student_id, course_id ?? null, level_slug ?? null) };
  }
}
