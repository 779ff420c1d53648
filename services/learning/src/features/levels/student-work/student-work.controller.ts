import { ENDPOINTS, type StudentWork } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { StudentAccessService } from '../../../learners/student-access.service.ts';
import { WorkRepository } from '../../../learners/work.repository.ts';

@Controller()
export class StudentWorkController {
  constructor(
    private readonly access: StudentAccessService,
    private readonly work: WorkRepository,
  ) {}

  @ApiRoute(ENDPOINTS.getStudentWork)
  async get({ identity, params: { student_id } }: ApiRequest<'getStudentWork'>): Promise<StudentWork> {
    await this.access.demand(identity, student_id);
    const student = { kind: 'student', id: student_id } as const;
    const [levels, last_played] = await Promise.all([
      this.work.triedLevels(student),
      this.work.lastPlayed(student),
    ]);
    return { student_id, last_played, levels };
  }
}
