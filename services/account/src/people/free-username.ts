import type { SqlRunner } from '@burrow/service-kit';
import { numberedUsername } from '../usernames/numbered-username.rules.ts';
import { HOLDER } from './free-username.queries.ts';
import { usernameKey } from './keys.rules.ts';

interface Wanted {
  readonly organizationId: string;
  readonly username: string;
  /** The classes whose students the one who chooses reaches; null for all of the organisation. */
  readonly knownClasses: readonly string[] | null;
  /** Who has it may keep it. */
  readonly of?: string;
}

/**
 * Returns the username that a student of an organisation gets. If somebody has it whom the one who chooses does not reach, it is
 * the next free one with a number: nobody finds out who else is there. One of a student whom they reach is left as it is,
 * and refused when it is written.
 */
export async function freeUsername(tx: SqlRunner, wanted: Wanted): Promise<string> {
  const { organizationId, username, knownClasses, of = null } = wanted;
  if (knownClasses === null) return username;
  for (let number = 1; ; number += 1) {
    const chosen = number === 1 ? username : numberedUsername(username, number);
    const key = usernameKey(chosen);
    const holder = await HOLDER.first(tx, [organizationId, key, knownClasses, of]);
    if (!holder || (number === 1 && holder.is_known)) return chosen;
  }
}
