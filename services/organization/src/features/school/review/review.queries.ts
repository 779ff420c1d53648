export const TO_REVIEW = `
  select user_id, role, email, full_name, second_factor, joined_at from organization.members
  where organization_id = $1 and to_review and user_id <> $2 order by full_name nulls last, user_id`;

/** Nobody vouches for themselves. */
export const KEEP = `
  with kept as (
    update organization.members set to_review = false
    where organization_id = $1 and user_id = $2 and user_id <> $3 and to_review returning 1
  ) select * from kept`;

/** The next school whose administrators were not told yet. */
export const NEXT = `
  select id from organization.organizations where review_mail_due limit 1 for update skip locked`;

export const TOLD = 'update organization.organizations set review_mail_due = false where id = $1';
