import { DEFAULT_LANGUAGE, ENDPOINTS, type Purchase } from '@burrow/contracts';
import { inLanguage } from '@burrow/contracts/read-texts';
import { type ApiRequest, ApiRoute, DomainError, type Identity } from '@burrow/service-kit';
import { Controller, StreamableFile } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.ts';
import { PaddleClient } from '../../provider/paddle.client.ts';
import { ShownPurchasesRepository } from '../../shown-purchases/shown-purchases.repository.ts';
import { receiptDocument } from './receipt-document.rules.ts';
import { RECEIPT_TEXTS } from './receipt.texts.ts';
import { ReceiptsService } from './receipts.service.ts';

/** Receipts of what somebody paid, as pages to print. */
@Controller()
export class ReceiptsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly purchases: ShownPurchasesRepository,
    private readonly receipts: ReceiptsService,
    private readonly provider: PaddleClient,
  ) {}

  @ApiRoute(ENDPOINTS.getReceipt)
  async get({
    identity,
    params: { purchase_id },
    query: { language = DEFAULT_LANGUAGE },
  }: ApiRequest<'getReceipt'>): Promise<StreamableFile> {
    const purchase = await this.paidBy(identity, purchase_id);
    const buyer = await this.receipts.nameOf(identity);
    const tax = await this.receipts.taxOf(purchase_id);
    const texts = inLanguage(RECEIPT_TEXTS, language);
    const bytes = await this.receipts.make(receiptDocument(purchase, { language, texts, buyer, tax }));
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      length: bytes.byteLength,
      disposition: `attachment; filename="burrow-${purchase_id.replaceAll(/[^\w-]/g, '')}.pdf"`,
    });
  }

  /** The provider is asked each time: its address is good for a short time only, and kept nowhere. */
  @ApiRoute(ENDPOINTS.getSellerInvoice)
  async invoice({
    identity,
    params: { purchase_id },
  }: ApiRequest<'getSellerInvoice'>): Promise<{ url: string }> {
    const { id } = await this.paidBy(identity, purchase_id);
    return this.provider.ask(async sdk => ({ url: (await sdk.transactions.getInvoicePDF(id)).url }));
  }

  /** @throws DomainError payment/unknown-purchase for what is somebody else's, was a gift, or was never paid */
  private async paidBy(identity: Identity, id: string): Promise<Purchase> {
    const accounts = await this.accounts.allOf(identity);
    const purchase = (await this.purchases.ofAccounts(accounts)).find(one => one.id === id);
    if (!purchase || purchase.is_gift || purchase.paid_at === null)
      throw new DomainError('payment/unknown-purchase', 'There is no such purchase.');
    return purchase;
  }
}
