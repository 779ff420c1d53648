import { type ClassFailures, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ClassAccessService } from '../../../learners/class-access.service.ts';
import { ClassFailuresRepository } from './class-failures.repository.ts';
import { groupFailures } from './class-failures.rules.ts';

/** What several students of a class fail at. */
@Controller()
export class ClassFailuresController {
  constructor(
    private readonly failures: ClassFailuresRepository,
    private readonly access: ClassAccessService,
  ) {}

  @ApiRoute(ENDPOINTS.listClassFailures)
  async list({ identity, params: { class_id } }: ApiRequest<'listClassFailures'>): Promise<ClassFailures> {
    await this.access.demand(identity, class_id);
    return { failures: groupFailures(await this.failures.ofClass(class_id)) };
  }
}
