import { type GivenNames, namesOf, type StudentNames } from '@burrow/contracts';
import { nameKey } from '../../../names/name-key.rules.ts';
import { type SortKeys, sortKeys } from '../../../names/sort-keys.rules.ts';

/** The names of a student as lists keep them. */
export interface ListedNames extends StudentNames, SortKeys {
  readonly searchKey: string;
}

/** Returns what lists keep of the names that account told. */
export function listedNames({ username, ...given }: GivenNames & { readonly username: string }): ListedNames {
  const names = namesOf(given);
  const searchKey = nameKey(`${username} ${names.full_name ?? ''}`.trim());
  return { ...names, ...sortKeys({ username, ...names }), searchKey };
}
