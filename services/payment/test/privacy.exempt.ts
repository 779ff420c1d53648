import type { PrivacyExempt } from '@burrow/service-kit/testing';

export const EXEMPT: PrivacyExempt = {
  settings: {
    PADDLE_WEBHOOK_SECRET: 'how what the provider says is believed; nothing is sent with it',
    SELLER_NAME: 'who sells: printed on invoices',
    SELLER_ADDRESS: 'who sells: printed on invoices',
    SELLER_VAT_ID: 'who sells: printed on invoices',
    SELLER_BANK: 'who sells: printed on invoices',
    PADDLE_URL: 'a stand-in that takes no money, on this machine',
  },
  columns: [
    'accounts.id',
    'accounts.version',
    'orders.id',
    'purchases.id',
    'subscriptions.id',
    'refunds.id',
    'changes_begun.id',
    'invoice_requests.id',
    'students.version',
    'provider_events.id',
    'provider_events.handled_at',
    'provider_events.doubt',
    'facts.id',
    'ledger_entries.id',
    'ledger_lines.entry_id',
    'audit.id',
    'notices.key',
    'reconciled.*',
    'differences.*',
    'network_salts.*',
  ],
};
