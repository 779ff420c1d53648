import { ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { AskGrownUpService } from './ask-grown-up.service.ts';

@Controller()
export class AskGrownUpController {
  constructor(private readonly asking: AskGrownUpService) {}

  @ApiRoute(ENDPOINTS.askGrownUp)
  async ask({ identity }: ApiRequest<'askGrownUp'>) {
    await this.asking.ask(identity);
    return { done: true } as const;
  }
}
