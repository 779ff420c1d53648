import { type NamedLearner, SERVICE_CALLS } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { LearnerNamesRepository } from './learner-names.repository.ts';

/** A call of learning, which keeps no names: what a learner's certificate is written for. */
@Controller()
export class NameLearnerController {
  constructor(private readonly names: LearnerNamesRepository) {}

  @ServiceRoute(SERVICE_CALLS.nameLearner)
  name({ body: { kind, id } }: ServiceRequest<'nameLearner'>): Promise<NamedLearner> {
    return kind === 'user' ? this.names.ofUser(id) : this.names.ofStudent(id);
  }
}
