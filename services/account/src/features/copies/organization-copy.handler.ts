import type { EventData } from '@burrow/contracts';
import { keepRow, type SqlRunner } from '@burrow/service-kit';

/** Copies what the organisation service says about an organisation; anything older than the copy is ignored. */
export function keepOrganization(
  data: EventData<'organization/organization-changed'>,
  tx: SqlRunner,
): Promise<void> {
  const { organization_id: id, version, name, slug, type, email_domain, max_students, trial_ends_at, removed } = data;
  return keepRow(tx, 'account.organizations', {
    id, version, name, slug, type, email_domain, max_students, trial_ends_at, removed,
  });
} // prettier-ignore
