/** What the area of buying offers to others, as types: a release publishes this file, so it imports packages only. */
import type {} from '@burrow/client';

/** Paths of this area without language, which other areas may link to. */
export type BillingPath =
  | 'purchase'
  | 'checkout'
  | 'courses'
  | 'schools'
  | 'refund-policy'
  | 'profile/billing'
  | 'staff/purchases'
  | 'staff/purchases/buyer';

declare module '@burrow/client' {
  interface ModalProps {
    /** What the free part and each plan include. */
    'whats-included': Record<string, never>;
  }
}
