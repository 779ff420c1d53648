import { type HandOver, SERVICE_CALLS } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { FormerPupilsService } from './former-pupils.service.ts';

/** Calls of the organisation service: students who leave it. */
@Controller()
export class FormerPupilsController {
  constructor(private readonly pupils: FormerPupilsService) {}

  @ServiceRoute(SERVICE_CALLS.returnStudent)
  async takeBack({ body }: ServiceRequest<'returnStudent'>): Promise<{ done: true }> {
    await this.pupils.takeBack(body);
    return { done: true };
  }

  @ServiceRoute(SERVICE_CALLS.offerStudent)
  offer({ body }: ServiceRequest<'offerStudent'>): Promise<HandOver> {
    return this.pupils.offer(body);
  }
}
