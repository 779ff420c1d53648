import { ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { AskToCancelService } from './ask-to-cancel.service.ts';

@Controller()
export class AskToCancelController {
  constructor(private readonly asking: AskToCancelService) {}

  @ApiRoute(ENDPOINTS.askToCancel)
  async ask({ identity, body: { email } }: ApiRequest<'askToCancel'>) {
    await this.asking.ask(identity, email);
    return { done: true } as const;
  }
}
