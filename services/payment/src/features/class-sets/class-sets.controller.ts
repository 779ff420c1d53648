import { type ClassSets, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ClassSetsService } from './class-sets.service.ts';

/** What an administrator does with class sets. */
@Controller()
export class ClassSetsController {
  constructor(private readonly sets: ClassSetsService) {}

  @ApiRoute(ENDPOINTS.listClassSets)
  list({ identity: { organization } }: ApiRequest<'listClassSets'>): Promise<ClassSets> {
    return this.sets.list(organization);
  }

  @ApiRoute(ENDPOINTS.giveSeats)
  async give({
    identity: { organization },
    params: { purchase_id },
    body: { student_ids },
  }: ApiRequest<'giveSeats'>): Promise<{ done: true }> {
    await this.sets.give(organization, purchase_id, student_ids);
    return { done: true };
  }
}
