import {
  type Checkout, type CheckoutPreview, CheckoutSchema, type CheckoutStart, type CheckoutState, ENDPOINTS, type PreviewQuery,
} from '@burrow/contracts'; // prettier-ignore
import { ApiRoute, CurrentIdentity, DomainError, type Identity, InjectPool } from '@burrow/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import type pg from 'pg';
import { AccountsService } from '../../accounts/accounts.service.ts';
import { ownerOf } from '../../accounts/owner.rules.ts';
import { BeginCheckoutService } from './begin-checkout.service.ts';
import { CHECKOUT } from './checkout.queries.ts';
import { type Begun, checkoutState } from './checkout-state.rules.ts';
import { PreviewCheckoutService } from './preview-checkout.service.ts';

@Controller()
export class CheckoutController {
  constructor(
    private readonly beginning: BeginCheckoutService,
    private readonly previewing: PreviewCheckoutService,
    private readonly accounts: AccountsService,
    @InjectPool() private readonly pool: pg.Pool,
  ) {}

  @ApiRoute(ENDPOINTS.beginCheckout)
  begin(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: CheckoutSchema }) body: Checkout,
  ): Promise<CheckoutStart> {
    return this.beginning.begin(identity, body);
  }

  @ApiRoute(ENDPOINTS.previewCheckout)
  preview(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: ENDPOINTS.previewCheckout.query }) query: PreviewQuery,
  ): Promise<CheckoutPreview> {
    return this.previewing.preview(identity, query);
  }

  @ApiRoute(ENDPOINTS.getCheckout)
  async show(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ENDPOINTS.getCheckout.params }) { transaction_id }: { readonly transaction_id: string },
  ): Promise<CheckoutState> {
    const account = await this.accounts.find(ownerOf(identity));
    const { rows } = await this.pool.query<Begun>(CHECKOUT, [transaction_id, account]);
    if (!rows[0]) throw new DomainError('payment/unknown-purchase', 'You have begun no such purchase.');
    return checkoutState(rows[0]);
  }
}
