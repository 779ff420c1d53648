import type { Organization } from '@burrow/contracts';
import type { OrganizationEntity } from '../../database/entities/organization.entity.ts';

/** An organisation as the caller may see it. */
export function shownOrganization(found: OrganizationEntity, isAdmin: boolean): Organization {
  const { id, name, slug, type, version, emailDomain, maxStudents, trialEndsAt } = found;
  const details = {
    version,
    email_domain: emailDomain,
    max_students: maxStudents,
    trial_ends_at: trialEndsAt?.toISOString() ?? null,
  };
  return { id, name, slug, type, details: isAdmin ? details : null };
}
