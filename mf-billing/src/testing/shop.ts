import { planOf, priceIn } from '@burrow/billing';
import { NOBODY } from '@burrow/client/testing';
import type {
  Buyer,
  HeldPayments,
  CheckoutPreview,
  CheckoutState,
  CurrentUser,
  Differences,
  Gift,
  InvoiceRequests,
  RefundRequests,
} from '@burrow/contracts';
import { type Bought, nothingBought } from './own-billing.handlers.ts';

const id = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

export const PARENT: CurrentUser = {
  ...NOBODY,
  user_id: id(1),
  email: 'parent@example.com',
  full_name: 'Mira Haddad',
};

export const CHILD: CurrentUser = {
  ...NOBODY,
  user_id: id(1),
  student_id: id(11),
  is_student: true,
  student_details: { id: id(11), username: 'sunny.otter', character: 'Fox', assistant_enabled: true },
};

export const ADMIN: CurrentUser = {
  ...NOBODY,
  user_id: id(3),
  email: 'head@hillbrook.example',
  full_name: 'Omar Saleh',
  organization_id: id(90),
  organization_name: 'Hillbrook School',
  user_details: { user_type: 2 },
};

export const STAFF: CurrentUser = {
  ...PARENT,
  user_id: id(5),
  email: 'staff@burrow.example',
  is_staff: true,
};

export const TEACHER: CurrentUser = {
  ...ADMIN,
  user_id: id(4),
  email: 'ada@hillbrook.example',
  user_details: { user_type: 1 },
};

export const SCHOOL_STUDENT: CurrentUser = {
  ...CHILD,
  organization_id: id(90),
  organization_name: 'Hillbrook School',
};

const STUDENT_DEFAULTS = {
  age: null,
  character: 'Fox',
  assistant_enabled: true,
  has_card: false,
  last_played: null,
  created_at: '2026-11-01T10:00:00.000Z',
};

const SESSION_COOKIE = 'has_session';
const TAX_PERCENT = 19;

/** A small shop in the page in place of payment, and who is in it. One for each set of handlers. */
export class Shop {
  user: CurrentUser | null = null;
  country = 'DE';
  /** Whether prices include tax here. */
  isGross = true;
  readonly students = [
    { ...STUDENT_DEFAULTS, id: id(11), full_name: 'Lina', username: 'sunny.otter' },
    { ...STUDENT_DEFAULTS, id: id(12), full_name: null, username: 'quick.fox' },
  ];
  /** The students who have a course already. */
  readonly withCourse = new Set<string>();
  /** Whether a child has asked for a plan. */
  asked = false;
  gift: Gift = { plan_name: 'beginner', seats: 1, state: 'open', refundable_until: null };
  /** What was sent to begin purchases. */
  readonly begun: unknown[] = [];
  checkout: CheckoutState = { plan_name: 'beginner', state: 'open', is_open: false, is_unassigned: false };
  readonly requests: InvoiceRequests['requests'] = [];
  /** What the school paid by invoice. */
  invoicedPlan: InvoiceRequests['plan'] = null;
  bought: Bought = nothingBought();
  /** What buyers wait for, and what was sent by support. */
  refunds: RefundRequests['requests'] = [];
  held: HeldPayments['payments'] = [];
  buyers: Buyer[] = [];
  readonly decided: unknown[] = [];
  differences: Differences = { checked_at: null, missed: 0, differences: [] };

  /** Begins a session, as the server does with its cookies. */
  logIn(user: CurrentUser): void {
    this.user = user;
    document.cookie = `${SESSION_COOKIE}=1; path=/`;
  }

  signOut(): void {
    this.user = null;
    document.cookie = `${SESSION_COOKIE}=; path=/; max-age=0`;
  }

  /** What a plan costs with tax; null for one that does not exist. */
  preview(name: string, currency: string, seats = 1, country = this.country): CheckoutPreview | null {
    const plan = planOf(name);
    if (!plan) return null;
    const one = priceIn(plan, currency);
    const listed = { ...one, amount: one.amount * seats };
    const of = (amount: number) => ({ amount: Math.round(amount), currency: listed.currency });
    const isGross = this.isGross && country !== 'US';
    const net = isGross ? (listed.amount * 100) / (100 + TAX_PERCENT) : listed.amount;
    const subtotal = of(net);
    const total = isGross ? listed : of((net * (100 + TAX_PERCENT)) / 100);
    return {
      plan_name: name,
      subtotal,
      tax: of(total.amount - subtotal.amount),
      total,
      next_charge: plan.billing === 'once' ? null : { money: total, at: '2027-01-31T12:00:00.000Z' },
    };
  }
}
