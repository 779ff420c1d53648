import { ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, RawBody } from '@burrow/service-kit';
import { Body, Controller, Headers } from '@nestjs/common';
import { type PaymentSettings, webhookSecretsOf } from '../../config/env.ts';
import { InjectSettings } from '../../config/settings.module.ts';
import { ReceiveEventService } from './receive-event.service.ts';

@Controller()
export class EventsController {
  constructor(
    private readonly receiving: ReceiveEventService,
    @InjectSettings() private readonly settings: PaymentSettings,
  ) {}

  @RawBody()
  @ApiRoute(ENDPOINTS.receiveProviderEvent)
  async receive(
    _request: ApiRequest<'receiveProviderEvent'>,
    @Body() body: unknown,
    @Headers('paddle-signature') signature: string | undefined,
  ): Promise<{ done: true }> {
    const text = typeof body === 'string' ? body : '';
    await this.receiving.receive(text, signature, webhookSecretsOf(this.settings));
    return { done: true };
  }
}
