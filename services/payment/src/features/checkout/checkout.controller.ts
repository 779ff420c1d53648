import {
  type CheckoutPreview,
  type CheckoutStart,
  type CheckoutState,
  ENDPOINTS,
  type PaymentLink,
} from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.ts';
import { ownerOf } from '../../accounts/owner.rules.ts';
import { CatchUpService } from '../reconciliation/index.ts';
import { BeginCheckoutService } from './begin-checkout.service.ts';
import { BegunCheckoutsRepository } from './begun-checkouts.repository.ts';
import { checkoutState } from './checkout-state.rules.ts';
import { StartOrderService } from './start-order.service.ts';
import { PreviewCheckoutService } from './preview-checkout.service.ts';

@Controller()
export class CheckoutController {
  constructor(
    private readonly beginning: BeginCheckoutService,
    private readonly previewing: PreviewCheckoutService,
    private readonly accounts: AccountsService,
    private readonly starting: StartOrderService,
    private readonly catching: CatchUpService,
    private readonly begun: BegunCheckoutsRepository,
  ) {}

  @ApiRoute(ENDPOINTS.beginCheckout)
  begin({ identity, body }: ApiRequest<'beginCheckout'>): Promise<CheckoutStart> {
    return this.beginning.begin(identity, body);
  }

  @ApiRoute(ENDPOINTS.previewCheckout)
  preview({ identity, query }: ApiRequest<'previewCheckout'>): Promise<CheckoutPreview> {
    return this.previewing.preview(identity, query);
  }

  @ApiRoute(ENDPOINTS.getPaymentLink)
  async link({ params: { transaction_id } }: ApiRequest<'getPaymentLink'>): Promise<PaymentLink> {
    return this.starting.linkOf(transaction_id);
  }

  @ApiRoute(ENDPOINTS.getCheckout)
  async show({
    identity,
    params: { transaction_id },
    query: { ask },
  }: ApiRequest<'getCheckout'>): Promise<CheckoutState> {
    const account = await this.accounts.find(ownerOf(identity));
    let begun = await this.begun.find(transaction_id, account);
    if (ask && (begun?.state === 'open' || begun?.state === 'failed')) {
      await this.catching.askNow();
      begun = await this.begun.find(transaction_id, account);
    }
    if (!begun) throw new DomainError('payment/unknown-purchase', 'You have begun no such purchase.');
    return checkoutState(begun);
  }
}
