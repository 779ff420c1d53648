import type { ServiceCallAnswer, ServiceCallBody, ServiceCallName } from '@burrow/contracts';
import { DomainError, ServiceClient } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';

const TRIES = 30;
const AGAIN_MS = 200;

/** Whether account has not heard of the class or the organisation yet: the event is under way. */
const isUnheard = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'organization/unknown';

/** Asks account, which owns persons; waits a moment for what it has not heard yet. */
@Injectable()
export class AccountCallsService {
  constructor(private readonly client: ServiceClient) {}

  /** @throws DomainError what account refuses, or gateway/service-down */
  async call<Name extends ServiceCallName>(
    name: Name,
    body: ServiceCallBody<Name>,
    options: { readonly idempotencyKey?: string } = {},
  ): Promise<ServiceCallAnswer<Name>> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.client.call(name, body, options);
      } catch (error) {
        if (!isUnheard(error) || tries === TRIES) throw error;
        await delay(AGAIN_MS);
      }
    }
  }
}
