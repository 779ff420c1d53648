import { type HandOver, SERVICE_CALLS } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { FormerStudentsService } from './former-students.service.ts';

/** Calls of the organisation service: students who leave it. */
@Controller()
export class FormerStudentsController {
  constructor(private readonly students: FormerStudentsService) {}

  @ServiceRoute(SERVICE_CALLS.returnStudent)
  async takeBack({ body }: ServiceRequest<'returnStudent'>): Promise<{ done: true }> {
    await this.students.takeBack(body);
    return { done: true };
  }

  @ServiceRoute(SERVICE_CALLS.offerStudent)
  offer({ body }: ServiceRequest<'offerStudent'>): Promise<HandOver> {
    return this.students.offer(body);
  }
}
