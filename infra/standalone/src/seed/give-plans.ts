import { giveCourse, givePlan } from '@burrow/payment';
import { type Database, until } from '@burrow/service-kit';
import { hasBuyer, studentIdOf, userIdOf } from './people.queries.ts';
import { ORGANIZATIONS, type SeedOrganization, type SeedUser, USERS } from './people.table.ts';

/** Always the same, so that a second run gives nothing again. */
const GIVEN_AT = '2026-01-01T00:00:00.000Z';
const TAKEN_AT = '2026-01-02T00:00:00.000Z';

async function giveToUser(
  database: Database,
  { key, subscribed, course, students = [] }: SeedUser,
): Promise<void> {
  if (!subscribed && !course) return;
  const owner = { kind: 'user', id: await userIdOf(database, key) } as const;
  if (subscribed) await givePlan(database, owner, { at: GIVEN_AT, isOpen: true });
  const [first] = students;
  if (!course || !first) return;
  const studentId = await studentIdOf(database, first);
  await until(`${first} at payment`, async () => (await hasBuyer(database, studentId)) || undefined);
  await giveCourse(database, owner, { plan: course, studentId, at: GIVEN_AT });
}

/** Payment gives what was bought, as it were, and tells the others. `organizations` are the ids of schools by their keys. */
export async function givePlans(
  database: Database,
  organizations: Readonly<Record<string, string>>,
): Promise<void> {
  for (const user of USERS) await giveToUser(database, user);
  const schools: readonly SeedOrganization[] = ORGANIZATIONS;
  for (const { key, plan, trialIsOver } of schools) {
    const owner = { kind: 'organization', id: organizations[key] ?? '' } as const;
    // A school whose plan ended has no trial any more.
    const subscription = plan ?? (trialIsOver ? 'small' : null);
    if (subscription) await givePlan(database, owner, { at: GIVEN_AT, isOpen: true, subscription });
    if (trialIsOver) await givePlan(database, owner, { at: TAKEN_AT, isOpen: false });
  }
}
