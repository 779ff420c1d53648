import { type NotNull, sql } from '@burrow/service-kit';
import type { Entitlement } from '../../entitlements/entitlement.rules.ts';

export const TOLD = sql<{ readonly told: NotNull<Entitlement> }>`
  select told from payment.accounts
  where told is not null and ((owner_kind = 'user' and owner_id = $1) or (owner_kind = 'organization' and owner_id = $2))`;
