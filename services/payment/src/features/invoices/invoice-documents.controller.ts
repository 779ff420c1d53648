import { DEFAULT_LANGUAGE, ENDPOINTS } from '@burrow/contracts';
import { inLanguage } from '@burrow/contracts/read-texts';
import { type ApiRequest, ApiRoute, DomainError } from '@burrow/service-kit';
import { Controller, StreamableFile } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.ts';
import { ownerOf } from '../../accounts/owner.rules.ts';
import type { PaymentSettings } from '../../config/env.ts';
import { InjectSettings } from '../../config/settings.module.ts';
import { RECEIPT_TEXTS, ReceiptsService } from '../receipts/index.ts';
import { invoiceDocument, type Seller } from './invoice-document.rules.ts';
import { INVOICE_TEXTS } from './invoice.texts.ts';
import { InvoiceDocumentsRepository } from './invoice-documents.repository.ts';

/** Invoices as pages to print, for the school and for staff. */
@Controller()
export class InvoiceDocumentsController {
  constructor(
    @InjectSettings() private readonly settings: PaymentSettings,
    private readonly accounts: AccountsService,
    private readonly invoices: InvoiceDocumentsRepository,
    private readonly receipts: ReceiptsService,
  ) {}

  @ApiRoute(ENDPOINTS.getInvoice)
  async get({
    identity,
    params: { request_id },
    query: { language = DEFAULT_LANGUAGE },
  }: ApiRequest<'getInvoice'>): Promise<StreamableFile> {
    const own = await this.accounts.find(ownerOf(identity));
    const invoice = await this.invoices.find(request_id, own, identity.staff);
    if (!invoice) throw new DomainError('payment/unknown-request', 'There is no such invoice.');
    const texts = inLanguage(INVOICE_TEXTS, language);
    const shared = inLanguage(RECEIPT_TEXTS, language);
    const document = invoiceDocument(invoice, { language, texts, shared, seller: this.seller });
    const bytes = await this.receipts.make(document);
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      length: bytes.byteLength,
      disposition: `attachment; filename="burrow-${invoice.number}.pdf"`,
    });
  }

  private get seller(): Seller {
    const {
      SELLER_NAME: name,
      SELLER_ADDRESS = '',
      SELLER_VAT_ID: vatId = null,
      SELLER_BANK: bank = null,
    } = this.settings;
    const address = SELLER_ADDRESS.split(',')
      .map(line => line.trim())
      .filter(line => line !== '');
    return { name, address, vatId, bank };
  }
}
