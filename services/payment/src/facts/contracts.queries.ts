import { sqlPart } from '@burrow/service-kit';

/** Whether a withdrawal or a refund of the subscription `s` is approved, and its money on its way back. */
export const IS_GOING_BACK = sqlPart`exists (
    select 1 from payment.refunds r join payment.purchases p on p.id = r.purchase_id
    where p.subscription = s.id and r.state = 'approved')`;
