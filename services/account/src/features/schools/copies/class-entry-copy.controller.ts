import { SERVICE_CALLS } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ClassEntryCopyService } from './class-entry-copy.service.ts';

/** Call of the organisation service, which shows a code only after account knows it. */
@Controller()
export class ClassEntryCopyController {
  constructor(private readonly entries: ClassEntryCopyService) {}

  @ServiceRoute(SERVICE_CALLS.takeClassEntry)
  async take({ body }: ServiceRequest<'takeClassEntry'>): Promise<{ done: true }> {
    await this.entries.take(body);
    return { done: true };
  }
}
