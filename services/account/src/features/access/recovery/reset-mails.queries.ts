import { sql } from '@burrow/service-kit';

/** Read in the transaction of a job. */
export const ADDRESS = sql<{
  readonly email: string;
  readonly language: string | null;
}>`select email, language from account.users where id = $1`;
