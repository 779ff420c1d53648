const FAMILIES = '00000000-0000-0000-0000-000000000000';

/** Written as the unique index has it. */
export const TAKEN = `
  select username_key from account.students
  where coalesce(organization_id, '${FAMILIES}') = coalesce($1::uuid, '${FAMILIES}') and username_key = any($2)`;
