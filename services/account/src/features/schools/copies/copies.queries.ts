/** Whether an organisation was erased. Waits for whoever erases it at this moment. */
export const REMOVED = 'select removed from account.organizations where id = $1 for share';
