import { type NamedLearner, SERVICE_CALLS } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';

/** A call of learning, which keeps no names: what a learner's certificate is written for. */
@Controller()
export class NameLearnerController {
  constructor(private readonly db: DataSource) {}

  @ServiceRoute(SERVICE_CALLS.nameLearner)
  async name({ body: { kind, id } }: ServiceRequest<'nameLearner'>): Promise<NamedLearner> {
    if (kind === 'user') {
      const user = await this.db.getRepository(UserEntity).findOneBy({ id });
      return { full_name: user?.fullName ?? null, age: null };
    }
    const student = await this.db.getRepository(StudentEntity).findOneBy({ id });
    return { full_name: student ? (student.fullName ?? student.username) : null, age: student?.age ?? null };
  }
}
