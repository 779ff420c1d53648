import { type HandOver, type PupilOf, PupilOfSchema, SERVICE_CALLS } from '@burrow/contracts';
import { ServiceRoute } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { FormerPupilsService } from './former-pupils.service.ts';

/** Calls of the organisation service: students who leave it. */
@Controller()
export class FormerPupilsController {
  constructor(private readonly pupils: FormerPupilsService) {}

  @ServiceRoute(SERVICE_CALLS.returnStudent)
  async takeBack(@Body({ schema: PupilOfSchema }) body: PupilOf): Promise<{ done: true }> {
    await this.pupils.takeBack(body);
    return { done: true };
  }

  @ServiceRoute(SERVICE_CALLS.offerStudent)
  offer(@Body({ schema: PupilOfSchema }) body: PupilOf): Promise<HandOver> {
    return this.pupils.offer(body);
  }
}
