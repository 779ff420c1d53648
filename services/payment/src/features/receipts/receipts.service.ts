import { createDocuments, type Documents, DocumentsBusyError, type ReceiptDocument } from '@burrow/documents';
import { DomainError, type Identity, InjectPool, ServiceClient } from '@burrow/service-kit';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type pg from 'pg';
import { TAX_OF } from './receipts.queries.ts';

/** Makes receipts; payment keeps no names, and asks account for the buyer's. */
@Injectable()
export class ReceiptsService implements OnModuleDestroy {
  private readonly logger = new Logger('Receipts');
  private readonly documents: Documents = createDocuments();

  constructor(
    private readonly client: ServiceClient,
    @InjectPool() private readonly pool: pg.Pool,
  ) {}

  /** The tax within a payment, in the smallest unit of its currency. */
  async taxOf(purchase: string): Promise<number> {
    return (await TAX_OF.first(this.pool, [purchase]))?.tax ?? 0;
  }

  /** Null while account is away: a receipt holds without it. */
  async nameOf({ user }: Identity): Promise<string | null> {
    if (user === null) return null;
    try {
      return (await this.client.call('nameLearner', { kind: 'user', id: user })).full_name;
    } catch (err) {
      this.logger.warn({ err }, 'a receipt is made without its buyer');
      return null;
    }
  }

  /** @throws DomainError platform/not-ready while too many wait */
  async make(document: ReceiptDocument): Promise<Uint8Array> {
    try {
      return await this.documents.receipt(document);
    } catch (error) {
      if (!(error instanceof DocumentsBusyError)) throw error;
      throw new DomainError('platform/not-ready', 'Too many pages are being made. Try again in a moment.');
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.documents.dispose();
  }
}
