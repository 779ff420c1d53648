import merchant from './merchant.json' with { type: 'json' };

interface Merchant {
  readonly name: string;
  readonly address: readonly string[];
}

/** Who sells to families and by card, as merchant of record: the provider. Schools' invoices are our own. */
export const MERCHANT: Merchant = merchant;
