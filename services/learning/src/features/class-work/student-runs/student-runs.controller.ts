import { ENDPOINTS, type StudentRuns } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { StudentAccessService } from '../../../learners/student-access.service.ts';
import { StudentRunsRepository } from './student-runs.repository.ts';

/** What a student ran in a level. Looking changes nothing. */
@Controller()
export class StudentRunsController {
  constructor(
    private readonly runs: StudentRunsRepository,
    private readonly access: StudentAccessService,
  ) {}

  @ApiRoute(ENDPOINTS.listStudentRuns)
  async list({
    identity,
    params: { student_id, course_slug, slug },
  }: ApiRequest<'listStudentRuns'>): Promise<StudentRuns> {
    await this.access.demand(identity, student_id);
    return { runs: await this.runs.ofLevel(student_id, course_slug, slug) };
  }
}
