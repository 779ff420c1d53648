import type { Organization } from '@burrow/contracts';
import type { OrganizationEntity } from '../../../database/entities/organization.entity.ts';

/** Who sees it: students see less than members, and teachers less than administrators. */
export interface Viewer {
  readonly isAdmin: boolean;
  /** How many students the organisation has; null for those who are not told. */
  readonly students: number | null;
}

/** An organisation as the caller may see it. */
export function shownOrganization(found: OrganizationEntity, { isAdmin, students }: Viewer): Organization {
  const {
    id,
    name,
    nativeName,
    slug,
    type,
    language,
    version,
    emailDomain,
    agreementVersion,
    maxStudents,
    trialEndsAt,
    closesAt,
  } = found;
  const details = {
    version,
    email_domain: emailDomain,
    agreement_version: agreementVersion,
    max_students: maxStudents,
    trial_ends_at: trialEndsAt?.toISOString() ?? null,
    second_factor_demanded: found.secondFactorDemanded,
    closes_at: closesAt?.toISOString() ?? null,
  };
  const seats = students === null ? null : { taken: students, limit: maxStudents };
  const isOver = trialEndsAt !== null && trialEndsAt.getTime() <= Date.now();
  const ended = isOver ? trialEndsAt.toISOString() : null;
  return {
    id,
    name,
    native_name: nativeName,
    slug,
    type,
    language,
    seats,
    plan_ended_at: ended,
    details: isAdmin ? details : null,
  };
}
