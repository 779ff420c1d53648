/** A student's codes stop working. */
export const WITHDRAW =
  "delete from account.tokens where purpose = 'hand-over' and data->>'student_id' = $1::text";
