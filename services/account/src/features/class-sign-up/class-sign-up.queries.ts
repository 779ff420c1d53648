/** The lock prevents changes to the class and its token until the student is in it. */
export const FIND =
  'select id, organization_id from account.classes where sign_up_token_hash = $1 and not removed for share';
