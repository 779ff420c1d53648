import { ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError, RawBody } from '@burrow/service-kit';
import { Body, Controller, Headers } from '@nestjs/common';
import type { PaymentSettings } from '../../config/env.ts';
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
    const { PADDLE_WEBHOOK_SECRET: secret } = this.settings;
    if (typeof body !== 'string' || !signature || !secret)
      throw new DomainError('auth/forbidden', 'The signature is not ours.');
    await this.receiving.receive(body, signature, secret);
    return { done: true };
  }
}
