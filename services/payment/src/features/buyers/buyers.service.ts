import type { Buyer, Buyers, HeldPayments, Payer, RefundRequests } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { ClockService } from '../../clock/clock.service.ts';
import { PayersService } from '../../payers/payers.service.ts';
import { HeldPaymentsService } from '../held-payments/index.ts';
import { DecideRefundService } from '../refunds/index.ts';
import { BoughtRepository } from './bought.repository.ts';
import { contractsOf } from './contracts-of.rules.ts';
import { FindAccountsService } from './find-accounts.service.ts';
import { storyOf } from './story.rules.ts';
import { wrongsOf } from './wrong.rules.ts';

interface Waiting {
  readonly held: HeldPayments['payments'];
  readonly refunds: RefundRequests['requests'];
}

const stranger = (payer: Payer): Buyer => ({
  ...payer,
  account_id: null,
  contracts: [],
  wrongs: [],
  held: [],
  refunds: [],
});

/** People and schools, with what they bought and what is wrong with it, for support. */
@Injectable()
export class BuyersService {
  constructor(
    private readonly finding: FindAccountsService,
    private readonly bought: BoughtRepository,
    private readonly payers: PayersService,
    private readonly held: HeldPaymentsService,
    private readonly refunds: DecideRefundService,
    private readonly clock: ClockService,
  ) {}

  /** @throws DomainError user/unknown, or gateway/service-down if only account can tell */
  async find(text: string): Promise<Buyers> {
    const now = await this.clock.now();
    const { accounts, strangers } = await this.finding.find(text);
    const payers = await this.payers.ofAccounts(accounts);
    const waiting = {
      held: (await this.held.list()).payments,
      refunds: (await this.refunds.list()).requests,
    };
    const buyers: Buyer[] = [];
    for (const [account, payer] of payers) buyers.push(await this.#show(account, payer, waiting, now));
    buyers.push(...(await this.payers.ofOwners(strangers)).map(stranger));
    if (buyers.length === 0) throw new DomainError('user/unknown', 'Nobody is found by that.');
    return { buyers };
  }

  async #show(account: string, payer: Payer, { held, refunds }: Waiting, now: Date): Promise<Buyer> {
    const bought = await this.bought.read(account);
    const contracts = contractsOf(bought, now);
    const own = new Set(bought.held.map(({ transaction }) => transaction));
    const paid = new Set(bought.purchases.map(({ id }) => id));
    return {
      ...payer,
      account_id: account,
      contracts: contracts.map(({ contract, members }) => ({
        ...contract,
        story: storyOf({ ...bought, members }),
      })),
      wrongs: [...(await this.bought.differences(bought)), ...wrongsOf(bought, contracts, now)],
      held: held.filter(({ transaction_id }) => own.has(transaction_id)),
      refunds: refunds.filter(({ purchase, state }) => state === 'requested' && paid.has(purchase.id)),
    };
  }
}
