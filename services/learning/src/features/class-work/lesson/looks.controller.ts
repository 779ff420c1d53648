import { ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { LooksService } from './looks.service.ts';

@Controller()
export class LooksController {
  constructor(private readonly looks: LooksService) {}

  @ApiRoute(ENDPOINTS.lookAtStudent)
  async look({
    identity,
    params: { student_id },
    body: look,
  }: ApiRequest<'lookAtStudent'>): Promise<{ done: true }> {
    await this.looks.look(identity, student_id, look);
    return { done: true };
  }
}
