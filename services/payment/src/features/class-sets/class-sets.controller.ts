import { type ClassSets, ENDPOINTS, GiveSeatsSchema, PurchaseParamsSchema } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { ClassSetsService } from './class-sets.service.ts';

/** What an administrator does with class sets. */
@Controller()
export class ClassSetsController {
  constructor(private readonly sets: ClassSetsService) {}

  @ApiRoute(ENDPOINTS.listClassSets)
  list(@CurrentIdentity() { organization }: Identity): Promise<ClassSets> {
    return this.sets.list(organization);
  }

  @ApiRoute(ENDPOINTS.giveSeats)
  async give(
    @CurrentIdentity() { organization }: Identity,
    @Param({ schema: PurchaseParamsSchema }) { purchase_id }: { purchase_id: string },
    @Body({ schema: GiveSeatsSchema }) { student_ids }: { student_ids: string[] },
  ): Promise<{ done: true }> {
    await this.sets.give(organization, purchase_id, student_ids);
    return { done: true };
  }
}
