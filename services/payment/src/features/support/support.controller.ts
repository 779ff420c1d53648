import {
  ENDPOINTS,
  PurchaseParamsSchema,
  type Purchases,
  PurchasesOfQuerySchema,
  type PurchaseStory,
  type TransferPurchasesQuery,
  TransferPurchasesQuerySchema,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, DomainError, type Identity } from '@burrow/service-kit';
import { Controller, Param, Query } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.ts';
import { ShownPurchasesRepository } from '../../shown-purchases/shown-purchases.repository.ts';
import { FindBuyerService } from './find-buyer.service.ts';
import { PurchaseStoryService } from './purchase-story.service.ts';
import { TransferPurchasesService } from './transfer-purchases.service.ts';

/** What support sees of purchases. */
@Controller()
export class SupportController {
  constructor(
    private readonly buyers: FindBuyerService,
    private readonly accounts: AccountsService,
    private readonly purchases: ShownPurchasesRepository,
    private readonly stories: PurchaseStoryService,
    private readonly transfers: TransferPurchasesService,
  ) {}

  @ApiRoute(ENDPOINTS.findPurchases)
  async find(@Query({ schema: PurchasesOfQuerySchema }) { email }: { email: string }): Promise<Purchases> {
    const owners = await this.buyers.owners(email);
    if (owners.length === 0) throw new DomainError('user/unknown', 'There is no such user.');
    const accounts = await Promise.all(owners.map(owner => this.accounts.find(owner)));
    return { purchases: await this.purchases.ofAccounts(accounts) };
  }

  @ApiRoute(ENDPOINTS.getPurchaseStory)
  story(
    @Param({ schema: PurchaseParamsSchema }) { purchase_id }: { purchase_id: string },
  ): Promise<PurchaseStory> {
    return this.stories.tell(purchase_id);
  }

  @ApiRoute(ENDPOINTS.transferPurchases)
  async transfer(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: TransferPurchasesQuerySchema }) query: TransferPurchasesQuery,
  ): Promise<{ moved: number; kept: number }> {
    return this.transfers.transfer(identity, {
      from: await this.buyers.find(query.from_email),
      to: await this.buyers.find(query.to_email),
      withAssigned: query.include_assigned === 'true',
      reason: query.reason ?? null,
    });
  }
}
