import { ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { AskToCancelService } from './ask-to-cancel.service.ts';

@Controller()
export class AskToCancelController {
  constructor(private readonly asking: AskToCancelService) {}

  @ApiRoute(ENDPOINTS.askToCancel)
  async ask({ identity, body }: ApiRequest<'askToCancel'>) {
    const taken_at = (await this.asking.ask(identity, body)).toISOString();
    return { done: true, taken_at } as const;
  }
}
