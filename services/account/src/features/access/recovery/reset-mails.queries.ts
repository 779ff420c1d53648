/** Read in the transaction of a job. */
export const ADDRESS = 'select email, language from account.users where id = $1';
