import type { Purchase, Subscription } from '@burrow/contracts';

const euros = (amount: number) => ({ amount, currency: 'EUR' });

export const MONTHLY: Purchase = {
  id: 'txn_monthly',
  plan_name: 'unlimited-monthly',
  course_name: null,
  subscription_id: 'sub_1',
  seats: 1,
  is_gift: false,
  state: 'paid',
  paid: euros(900),
  returned: euros(0),
  paid_at: '2026-11-20T10:00:00.000Z',
  period_ends_at: '2026-12-20T10:00:00.000Z',
  student_id: null,
  refund: null,
  withdraw_until: null,
};

export const COURSE: Purchase = {
  ...MONTHLY,
  id: 'txn_course',
  plan_name: 'beginner',
  course_name: 'python',
  subscription_id: null,
  paid: euros(4900),
  paid_at: '2026-11-02T10:00:00.000Z',
  period_ends_at: null,
};

export const RUNNING: Subscription = {
  id: 'sub_1',
  plan_name: 'unlimited-monthly',
  state: 'active',
  purchase_id: MONTHLY.id,
  next_charge: { money: euros(900), at: '2099-12-20T10:00:00.000Z' },
  ends_at: null,
  past_due_since: null,
  open_until: '2099-12-27T10:00:00.000Z',
};
