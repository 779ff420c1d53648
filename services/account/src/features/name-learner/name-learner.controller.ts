import { type NamedLearner, NameLearnerSchema, SERVICE_CALLS } from '@burrow/contracts';
import { ServiceRoute } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { StudentEntity } from '../../database/entities/student.entity.ts';
import { UserEntity } from '../../database/entities/user.entity.ts';

/** A call of learning, which keeps no names: what a learner's certificate is written for. */
@Controller()
export class NameLearnerController {
  constructor(private readonly db: DataSource) {}

  @ServiceRoute(SERVICE_CALLS.nameLearner)
  async name(
    @Body({ schema: NameLearnerSchema }) { kind, id }: z.output<typeof NameLearnerSchema>,
  ): Promise<NamedLearner> {
    if (kind === 'user') {
      const user = await this.db.getRepository(UserEntity).findOneBy({ id });
      return { full_name: user?.fullName ?? null, age: null };
    }
    const student = await this.db.getRepository(StudentEntity).findOneBy({ id });
    return { full_name: student ? (student.fullName ?? student.username) : null, age: student?.age ?? null };
  }
}
