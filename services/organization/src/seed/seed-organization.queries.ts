export const KEEP_ORGANIZATION = `
  insert into organization.organizations (id, name, slug, type, max_students)
  values ($1, $2, $3, 'school', $4) on conflict do nothing returning id`;

export const KEEP_MEMBER = `
  insert into organization.members (user_id, organization_id, role) values ($1, $2, $3)`;

export const KEEP_CLASS = `
  insert into organization.classes
    (id, organization_id, name, name_key, assistant_enabled, assistant_attempt_limit, sign_up_token_hash, teacher_ids)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;
