import { ENDPOINTS, type Purchases, type PurchaseStory } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
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
  async find({ query: { email } }: ApiRequest<'findPurchases'>): Promise<Purchases> {
    const owners = await this.buyers.owners(email);
    if (owners.length === 0) throw new DomainError('user/unknown', 'There is no such user.');
    const accounts = await Promise.all(owners.map(owner => this.accounts.find(owner)));
    return { purchases: await this.purchases.ofAccounts(accounts) };
  }

  @ApiRoute(ENDPOINTS.getPurchaseStory)
  story({ params: { purchase_id } }: ApiRequest<'getPurchaseStory'>): Promise<PurchaseStory> {
    return this.stories.tell(purchase_id);
  }

  @ApiRoute(ENDPOINTS.transferPurchases)
  async transfer({
    identity,
    query,
  }: ApiRequest<'transferPurchases'>): Promise<{ moved: number; kept: number }> {
    return this.transfers.transfer(identity, {
      from: await this.buyers.find(query.from_email),
      to: await this.buyers.find(query.to_email),
      withAssigned: query.include_assigned === 'true',
      reason: query.reason ?? null,
    });
  }
}
