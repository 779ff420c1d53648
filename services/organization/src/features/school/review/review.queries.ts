import { sql } from '@burrow/service-kit';
import type { MemberRole } from '../../../database/entities/member.entity.ts';

interface ToReviewRow {
  readonly user_id: string;
  readonly role: MemberRole;
  readonly email: string | null;
  readonly full_name: string | null;
  readonly second_factor: boolean;
  readonly joined_at: Date;
}

export const TO_REVIEW = sql<ToReviewRow>`
  select user_id, role, email, full_name, second_factor, joined_at from organization.members
  where organization_id = $1 and to_review and user_id <> $2 order by full_name nulls last, user_id`;

/** Nobody vouches for themselves. */
export const KEEP = sql`
  with kept as (
    update organization.members set to_review = false
    where organization_id = $1 and user_id = $2 and user_id <> $3 and to_review returning 1
  ) select * from kept`;

/** The next school whose administrators were not told yet. */
export const NEXT = sql<{ readonly id: string }>`
  select id from organization.organizations where review_mail_due limit 1 for update skip locked`;

export const TOLD = sql`update organization.organizations set review_mail_due = false where id = $1`;
