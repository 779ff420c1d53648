import { EmailBodySchema, ENDPOINTS } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { AskToCancelService } from './ask-to-cancel.service.ts';

@Controller()
export class AskToCancelController {
  constructor(private readonly asking: AskToCancelService) {}

  @ApiRoute(ENDPOINTS.askToCancel)
  async ask(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: EmailBodySchema }) { email }: { email: string },
  ) {
    await this.asking.ask(identity, email);
    return { done: true } as const;
  }
}
