import { type Database, Outbox } from '@burrow/service-kit';
import { runnerOf, studentIdOf, userIdOf } from './people.queries.ts';
import { ORGANIZATIONS, type SeedOrganization, type SeedUser, USERS } from './people.table.ts';

/** Returns what payment will send about somebody's plan; null if they have none. */
async function planOf(database: Database, { key, subscribed, course, students = [] }: SeedUser) {
  if (!subscribed && !course) return null;
  const [first] = students;
  const student_id = course && first ? await studentIdOf(database, first) : null;
  return {
    owner: { kind: 'user' as const, id: await userIdOf(database, key) },
    version: 1,
    subscription: subscribed ? 'unlimited' : null,
    valid_until: null,
    assignments: course && student_id ? [{ student_id, course_id: course }] : [],
  };
}

/** Sends what payment will send: who has a plan, and of what kind. `organizations` are the ids of schools by their keys. */
export async function tellOfPlans(
  database: Database,
  organizations: Readonly<Record<string, string>>,
): Promise<void> {
  const outbox = new Outbox(database.jobs);
  const tx = runnerOf(database);
  for (const user of USERS) {
    const plan = await planOf(database, user);
    if (plan) await outbox.send(tx, 'payment/entitlement-changed', plan);
  }
  const schools: readonly SeedOrganization[] = ORGANIZATIONS;
  for (const { key, plan = null, trialIsOver } of schools) {
    if (plan === null && !trialIsOver) continue;
    await outbox.send(tx, 'payment/entitlement-changed', {
      owner: { kind: 'organization', id: organizations[key] ?? '' }, version: 1, subscription: plan, valid_until: null, assignments: [],
    }); // prettier-ignore
  }
}
