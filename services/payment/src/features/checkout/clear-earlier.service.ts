import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { ApiError, type Paddle, type TransactionStatus } from '@paddle/paddle-node-sdk';
import { PaddleClient } from '../../provider/paddle.client.ts';
import { earlierCheckout } from './earlier-checkout.rules.ts';

/** A checkout of a plan that was begun before, and is not known to be paid. */
export interface Earlier {
  readonly id: string;
  readonly transaction: string;
}

async function statusOf(sdk: Paddle, transaction: string): Promise<TransactionStatus | null> {
  try {
    return (await sdk.transactions.get(transaction)).status;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}

/** Gives it up, and says how it stands then: it may have been paid at that moment. */
async function cancel(sdk: Paddle, transaction: string): Promise<TransactionStatus | null> {
  try {
    return (await sdk.transactions.update(transaction, { status: 'canceled' })).status;
  } catch (error) {
    if (error instanceof ApiError) return statusOf(sdk, transaction);
    throw error;
  }
}

/** Sees to it that a plan is paid in one checkout at most: those that were begun before are given up, or become the new one. */
@Injectable()
export class ClearEarlierService {
  constructor(private readonly paddle: PaddleClient) {}

  /** Returns the one that the new checkout becomes, if there is one. @throws DomainError payment/being-paid, payment/provider-down */
  async clear(earlier: readonly Earlier[]): Promise<Earlier | null> {
    let reused: Earlier | null = null;
    for (const one of earlier) if (await this.#isReusable(one)) reused ??= one;
    return reused;
  }

  async #isReusable({ transaction }: Earlier): Promise<boolean> {
    let becomes = earlierCheckout(await this.paddle.ask(sdk => statusOf(sdk, transaction)));
    if (becomes === 'cancel')
      becomes = earlierCheckout(await this.paddle.ask(sdk => cancel(sdk, transaction)));
    if (becomes === 'being-paid')
      throw new DomainError('payment/being-paid', 'A plan is being paid already.');
    if (becomes === 'cancel') throw new Error('the provider did not give the checkout up');
    return becomes === 'reuse';
  }
}
