export const RECORD = `
  insert into payment.audit (action, user_id, impersonator_id, account_id, to_account_id, subject, count, reason)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;
