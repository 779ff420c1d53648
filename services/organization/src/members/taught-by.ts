import { type FindOperator, Raw } from 'typeorm';

/** Ids of the classes that `:userId` teaches now: their own, and those that they have for some days. */
export const TAUGHT_BY = '(select organization.taught_by(:userId))';

/** The same for the id of a class in a `where`. */
export const taughtBy = (userId: string): FindOperator<string> =>
  Raw(alias => `${alias} in ${TAUGHT_BY}`, { userId });
