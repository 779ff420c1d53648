import type { EventData } from '@burrow/contracts';
import { randomUUID } from 'node:crypto';

type StudentChanged = EventData<'account/student-changed'>;
type ClassChanged = EventData<'organization/class-changed'>;
type OrganizationChanged = EventData<'organization/organization-changed'>;
type EntitlementChanged = EventData<'payment/entitlement-changed'>;

/** A student without a parent or class, unless given otherwise. */
export const student = (more: Partial<StudentChanged> = {}): StudentChanged => ({
  student_id: randomUUID(),
  version: 1,
  parent_id: null,
  organization_id: null,
  class_id: null,
  removed: false,
  ...more,
});

/** A class without restrictions, unless given otherwise. */
export const schoolClass = (more: Partial<ClassChanged> = {}): ClassChanged => ({
  class_id: randomUUID(),
  version: 1,
  organization_id: randomUUID(),
  name: '4b',
  teacher_ids: [],
  substitutes: [],
  guest_ids: [],
  unlocked_chapters: [],
  no_skip: false,
  quiz: true,
  assistant_enabled: true,
  assistant_attempt_limit: null,
  sign_up_token_hash: null,
  removed: false,
  ...more,
});

/** An organisation without a trial, unless given otherwise. */
export const organization = (more: Partial<OrganizationChanged> = {}): OrganizationChanged => ({
  organization_id: randomUUID(),
  version: 1,
  name: 'Meadow School',
  native_name: null,
  slug: 'meadow',
  type: 'school',
  email_domain: null,
  max_students: 30,
  trial_ends_at: null,
  second_factor_demanded: false,
  removed: false,
  ...more,
});

/** A user's subscription that does not end, unless given otherwise. */
export const entitlement = (more: Partial<EntitlementChanged> = {}): EntitlementChanged => ({
  owner: { kind: 'user', id: randomUUID() },
  version: 1,
  subscription: 'unlimited',
  valid_until: null,
  assignments: [],
  ...more,
});
