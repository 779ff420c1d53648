import type { Contract, InvoiceRequests, Purchase, Subscription } from '@burrow/contracts';
import { leftToRight } from '../plans/left-to-right.ts';
import { MONTHLY, RUNNING } from './bought.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' });

/** Ends of what is paid, and of the time of grace after it: of one that runs, and of one that is over. */
const PAID_UNTIL = '2099-12-20T10:00:00.000Z';
const GRACE_UNTIL = '2099-12-27T10:00:00.000Z';
const WAS_PAID_UNTIL = '2026-01-20T10:00:00.000Z';
const GRACE_WAS_UNTIL = '2026-01-27T10:00:00.000Z';

const CONTRACT: Contract = {
  id: MONTHLY.id,
  kind: 'subscription',
  plan_name: MONTHLY.plan_name,
  next_plan: null,
  state: 'running',
  begun_at: '2026-11-20T10:00:00.000Z',
  paid: euros(900),
  returned: euros(0),
  open_until: GRACE_UNTIL,
  seats: 1,
  students: null,
  refund: null,
  payments: [MONTHLY.id],
  story: [],
};

const PURCHASE: Purchase = { ...MONTHLY, period_ends_at: PAID_UNTIL };
const ACTIVE: Subscription = {
  ...RUNNING,
  next_charge: { money: euros(900), at: PAID_UNTIL },
  open_until: GRACE_UNTIL,
};
const PAST_DUE: Subscription = { ...ACTIVE, state: 'past-due', past_due_since: PAID_UNTIL };
const PAUSED: Subscription = { ...ACTIVE, state: 'paused', next_charge: null };
const ENDED: Subscription = { ...ACTIVE, state: 'ended', next_charge: null };
const EARLIER: Purchase = { ...PURCHASE, id: 'txn_earlier', period_ends_at: WAS_PAID_UNTIL };
const back = (amount: number) => ({ returned: euros(amount) });

/** A subscription in one of the states of payment's table: what the calls of its buyer and of staff answer, and what both read. */
export interface StateToTell {
  readonly state: string;
  /** Those that still go on or open anything; with the payments, the newest first. */
  readonly subscriptions: readonly Subscription[];
  readonly purchases: readonly Purchase[];
  readonly contract: Contract;
  /** What the buyer reads of what is open, and beside each payment. */
  readonly ofPlan: string | null;
  readonly ofPayments: readonly string[];
  /** What staff read: how it stands, until when it is or was open, what came in and what went back. */
  readonly ofStaff: readonly string[];
}

const [RECEIVED, OPEN] = ['txn_monthly · Paid: €9.00', 'Open until December 27, 2099'];
const BANK_TOOK = 'Your bank took the payment back, so this is closed';

export const STATES_TO_TELL: readonly StateToTell[] = [
  {
    state: 'running',
    subscriptions: [ACTIVE],
    purchases: [PURCHASE],
    contract: CONTRACT,
    ofPlan: '€9.00 will be charged on December 20, 2099.',
    ofPayments: ['Paid'],
    ofStaff: ['Running', RECEIVED, OPEN],
  },
  {
    state: 'grace',
    subscriptions: [PAST_DUE],
    purchases: [PURCHASE],
    contract: { ...CONTRACT, state: 'grace' },
    ofPlan: 'The last payment did not go through. Everything stays open until December 27, 2099. Change the card so that it goes on after that.',
    ofPayments: ['Paid'],
    ofStaff: ['Renewal not paid; open for 7 days', RECEIVED, OPEN],
  },
  {
    state: 'past due',
    subscriptions: [{ ...PAST_DUE, past_due_since: WAS_PAID_UNTIL, open_until: GRACE_WAS_UNTIL }],
    purchases: [EARLIER],
    contract: { ...CONTRACT, state: 'past-due', open_until: GRACE_WAS_UNTIL },
    ofPlan: 'The last payment did not go through, and it closed on January 27, 2026. Change the card to open it again; all progress is kept.',
    ofPayments: ['Paid'],
    ofStaff: ['Renewal not paid for more than 7 days', RECEIVED, 'Was open until January 27, 2026'],
  },
  {
    state: 'paused',
    subscriptions: [{ ...PAUSED, open_until: PAID_UNTIL }],
    purchases: [PURCHASE],
    contract: { ...CONTRACT, state: 'paused', open_until: PAID_UNTIL },
    ofPlan: 'It is paused. What is paid stays open until December 20, 2099. Nothing is charged until it goes on.',
    ofPayments: ['Paid'],
    ofStaff: ['Paused', RECEIVED, 'Open until December 20, 2099'],
  },
  {
    state: 'paused for longer than is paid',
    subscriptions: [{ ...PAUSED, open_until: WAS_PAID_UNTIL }],
    purchases: [EARLIER],
    contract: { ...CONTRACT, state: 'paused', open_until: WAS_PAID_UNTIL },
    ofPlan: 'It is paused. What was paid was open until January 20, 2026. Nothing is charged until it goes on.',
    ofPayments: ['Paid'],
    ofStaff: ['Paused', RECEIVED, 'Was open until January 20, 2026'],
  },
  {
    state: 'cancelled to the end of its period',
    subscriptions: [{ ...ACTIVE, next_charge: null, ends_at: PAID_UNTIL, open_until: PAID_UNTIL }],
    purchases: [PURCHASE],
    contract: { ...CONTRACT, state: 'cancelled', open_until: PAID_UNTIL },
    ofPlan: 'It goes on until December 20, 2099 and then ends. Nothing more is charged.',
    ofPayments: ['Paid'],
    ofStaff: ['Cancelled; open until the end of the paid time', RECEIVED, 'Open until December 20, 2099'],
  },
  {
    state: 'over',
    subscriptions: [],
    purchases: [EARLIER],
    contract: { ...CONTRACT, state: 'over', open_until: WAS_PAID_UNTIL },
    ofPlan: null,
    ofPayments: ['Paid'],
    ofStaff: ['Ended', RECEIVED, 'Was open until January 20, 2026'],
  },
  {
    state: 'a withdrawal whose money is on its way',
    subscriptions: [{ ...ACTIVE, next_charge: null, open_until: null }],
    purchases: [{ ...PURCHASE, refund: { state: 'approved', requested_at: '2026-11-21T10:00:00.000Z' } }],
    contract: { ...CONTRACT, state: 'going-back', open_until: null },
    ofPlan: 'It is closed, and nothing more is charged.',
    ofPayments: ['The refund is approved and on its way'],
    ofStaff: ['Refund approved; the money is on its way back', RECEIVED],
  },
  {
    state: 'withdrawn',
    subscriptions: [],
    purchases: [{ ...PURCHASE, state: 'refunded', ...back(900), refund: { state: 'paid', requested_at: '2026-11-21T10:00:00.000Z' } }],
    contract: { ...CONTRACT, state: 'withdrawn', ...back(900), open_until: null },
    ofPlan: null,
    ofPayments: ['Refunded Refunded: €9.00'],
    ofStaff: ['Withdrawn; everything was refunded', `${RECEIVED} · Refunded: €9.00`],
  },
  {
    state: 'refunded in part',
    subscriptions: [ACTIVE],
    purchases: [{ ...PURCHASE, ...back(100) }],
    contract: { ...CONTRACT, state: 'refunded-in-part', ...back(100) },
    ofPlan: '€9.00 will be charged on December 20, 2099.',
    ofPayments: ['Paid Refunded: €1.00'],
    ofStaff: ['Refunded in part', `${RECEIVED} · Refunded: €1.00`, OPEN],
  },
  {
    state: 'refunded in whole',
    subscriptions: [],
    purchases: [{ ...PURCHASE, state: 'refunded', ...back(900) }],
    contract: { ...CONTRACT, state: 'refunded', ...back(900), open_until: null },
    ofPlan: null,
    ofPayments: ['Refunded Refunded: €9.00'],
    ofStaff: ['Refunded', `${RECEIVED} · Refunded: €9.00`],
  },
  {
    state: 'charged back',
    subscriptions: [],
    purchases: [{ ...PURCHASE, state: 'charged-back', ...back(900) }],
    contract: { ...CONTRACT, state: 'charged-back', ...back(900), open_until: null },
    ofPlan: null,
    ofPayments: [`${BANK_TOOK} Refunded: €9.00`],
    ofStaff: ['The bank took the money back', `${RECEIVED} · Refunded: €9.00`],
  },
  {
    state: 'charged back, of a month that is over',
    subscriptions: [],
    purchases: [PURCHASE, { ...EARLIER, state: 'charged-back', ...back(900) }],
    contract: { ...CONTRACT, id: EARLIER.id, state: 'charged-back', paid: euros(1800), ...back(900), open_until: null },
    ofPlan: null,
    ofPayments: ['Paid', `${BANK_TOOK} Refunded: €9.00`],
    ofStaff: ['The bank took the money back', 'txn_earlier · Paid: €18.00 · Refunded: €9.00'],
  },
  {
    state: 'warned',
    subscriptions: [ACTIVE],
    purchases: [PURCHASE],
    contract: { ...CONTRACT, state: 'warned' },
    ofPlan: '€9.00 will be charged on December 20, 2099.',
    ofPayments: ['Paid'],
    ofStaff: ['The bank has warned that it may take the money back', RECEIVED, OPEN],
  },
  {
    state: 'won back',
    subscriptions: [{ ...ENDED, open_until: PAID_UNTIL }],
    purchases: [PURCHASE],
    contract: { ...CONTRACT, state: 'won-back', open_until: PAID_UNTIL },
    ofPlan: 'It goes on until December 20, 2099 and then ends. Nothing more is charged.',
    ofPayments: ['Paid'],
    ofStaff: ['The bank gave the money back to us', RECEIVED, 'Open until December 20, 2099'],
  },
]; // prettier-ignore

const SCHOOL_CONTRACT: Contract = {
  ...CONTRACT,
  id: '2026-0007',
  kind: 'school-invoice',
  plan_name: 'school-small',
  paid: euros(0),
  open_until: null,
  payments: [],
};

const invoice = {
  number: '2026-0007',
  issued_at: '2026-11-23T10:00:00.000Z',
  due_at: '2099-12-23T10:00:00.000Z',
  net: euros(59_000),
  tax: euros(11_210),
  total: euros(70_210),
  paid_at: null,
  is_overdue: false,
  reminded_at: null,
};

const REQUEST: InvoiceRequests['requests'][number] = {
  id: '00000000-0000-4000-8000-000000000501',
  plan_name: 'school-small',
  students: 120,
  billed_to: 'Hillbrook School',
  purchase_order: '',
  vat_id: '',
  currency: 'EUR',
  state: 'offered',
  requested_at: '2026-11-22T10:00:00.000Z',
  invoice,
};

/** A school's invoice in a state: what its calls and those of staff answer, and what both read. */
export interface InvoiceToTell {
  readonly state: string;
  readonly request: InvoiceRequests['requests'][number];
  readonly plan: InvoiceRequests['plan'];
  readonly contract: Contract;
  readonly ofSchool: readonly string[];
  readonly ofStaff: readonly string[];
}

const SUM = `Invoice ${leftToRight('2026-0007')}: €702.10`;

export const INVOICES_TO_TELL: readonly InvoiceToTell[] = [
  {
    state: 'sent',
    request: REQUEST,
    plan: null,
    contract: { ...SCHOOL_CONTRACT, state: 'invoice-sent' },
    ofSchool: ['Invoice sent', `${SUM}, due on December 23, 2099`],
    ofStaff: ['Invoice not paid yet', '2026-0007'],
  },
  {
    state: 'overdue',
    request: { ...REQUEST, invoice: { ...invoice, due_at: WAS_PAID_UNTIL, is_overdue: true } },
    plan: null,
    contract: { ...SCHOOL_CONTRACT, state: 'invoice-overdue' },
    ofSchool: ['Overdue', `${SUM}, due on January 20, 2026`],
    ofStaff: ['Invoice overdue', '2026-0007'],
  },
  {
    state: 'paid',
    request: { ...REQUEST, state: 'paid', invoice: { ...invoice, paid_at: '2026-11-24T10:00:00.000Z' } },
    plan: { plan_name: 'school-small', open_until: PAID_UNTIL },
    contract: { ...SCHOOL_CONTRACT, state: 'invoice-paid', paid: euros(70_210), open_until: PAID_UNTIL },
    ofSchool: [
      'Small school is open to your school until December 20, 2099. It does not renew by itself; we write to you a month before.',
      'Paid',
      `${SUM}, paid on November 24, 2026`,
    ],
    ofStaff: ['Invoice paid', '2026-0007 · Paid: €702.10', 'Open until December 20, 2099'],
  },
  {
    state: 'paid, of a year that is over',
    request: { ...REQUEST, state: 'paid', invoice: { ...invoice, paid_at: '2025-01-20T10:00:00.000Z' } },
    plan: null,
    contract: { ...SCHOOL_CONTRACT, state: 'invoice-paid', paid: euros(70_210), open_until: WAS_PAID_UNTIL },
    ofSchool: ['Paid', `${SUM}, paid on January 20, 2025`],
    ofStaff: ['Invoice paid', '2026-0007 · Paid: €702.10', 'Was open until January 20, 2026'],
  },
]; // prettier-ignore
