import { type Database, Outbox, seedId } from '@burrow/service-kit';
import { runnerOf, userIdOf } from './people.queries.ts';
import { CLASSES, ORGANIZATIONS, type SeedClass, USERS } from './people.table.ts';

/** Sends what organization will send: organisations, classes and members. */
export async function tellOfSchools(
  database: Database,
  tokenHashes: Readonly<Record<string, string>>,
): Promise<void> {
  const outbox = new Outbox(database.jobs);
  const tx = runnerOf(database);
  for (const { key, name, slug, type } of ORGANIZATIONS) {
    await outbox.send(tx, 'organization/organization-changed', {
      organization_id: seedId(key), version: 1, name, slug, type, email_domain: null, max_students: 200, removed: false,
    }); // prettier-ignore
  }
  const classes: readonly SeedClass[] = CLASSES;
  for (const { key, organization, name, teachers, tips } of classes) {
    const teacher_ids = await Promise.all(teachers.map(teacher => userIdOf(database, teacher)));
    await outbox.send(tx, 'organization/class-changed', {
      class_id: seedId(key), version: 1, organization_id: seedId(organization), name, teacher_ids, unlocked_chapters: [],
      no_skip: false, quiz: true, assistant_enabled: tips !== 'off',
      assistant_attempt_limit: typeof tips === 'number' ? tips : null,
      sign_up_token_hash: tokenHashes[key] ?? null, removed: false,
    }); // prettier-ignore
  }
  for (const { key, member } of USERS) {
    if (!member) continue;
    await outbox.send(tx, 'organization/membership-changed', {
      member: { kind: 'user', id: await userIdOf(database, key) }, version: 1,
      organization_id: seedId(member.organization), role: member.role, class_id: null,
    }); // prettier-ignore
  }
}
