import { ENDPOINTS, type StudentWork } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Controller, Param } from '@nestjs/common';
import type { z } from 'zod';
import { StudentAccessService } from '../../learners/student-access.service.ts';
import { WorkRepository } from '../../learners/work.repository.ts';

const { params } = ENDPOINTS.getStudentWork;

@Controller()
export class StudentWorkController {
  constructor(
    private readonly access: StudentAccessService,
    private readonly work: WorkRepository,
  ) {}

  @ApiRoute(ENDPOINTS.getStudentWork)
  async get(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: params }) { student_id }: z.output<typeof params>,
  ): Promise<StudentWork> {
    await this.access.demand(identity, student_id);
    const student = { kind: 'student', id: student_id } as const;
    const [levels, last_played] = await Promise.all([
      this.work.levels(student),
      this.work.lastPlayed(student),
    ]);
    return {
      student_id,
      last_played,
      levels: levels.map(({ draft, ...level }) => ({ ...level, code: level.code ?? draft })),
    };
  }
}
