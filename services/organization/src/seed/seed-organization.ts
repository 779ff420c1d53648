import {
  inTransaction,
  Outbox,
  type SeedParts,
  type SeedSchool,
  type SeedSchoolClass,
  type SqlRunner,
} from '@burrow/service-kit';
import { OrganizationEventsService } from '../events/organization-events.service.ts';
import { nameKey } from '../names/name-key.rules.ts';
import { KEEP_CLASS, KEEP_MEMBER, KEEP_ORGANIZATION } from './seed-organization.queries.ts';

interface Tools {
  readonly tx: SqlRunner;
  readonly events: OrganizationEventsService;
  readonly userIds: ReadonlyMap<string, string>;
}

const LARGEST = 200;

function idOf({ userIds }: Tools, email: string): string {
  const id = userIds.get(email);
  if (id === undefined) throw new Error(`nobody has the address ${email}`);
  return id;
}

async function keepClass(tools: Tools, school: SeedSchool, given: SeedSchoolClass): Promise<void> {
  const { tx, events } = tools;
  const made = {
    id: given.id,
    version: 1,
    organizationId: school.id,
    name: given.name,
    nameKey: nameKey(given.name),
    unlockedChapters: [],
    noSkip: false,
    quiz: true,
    assistantEnabled: given.tips !== 'off',
    assistantAttemptLimit: typeof given.tips === 'number' ? given.tips : null,
    signUpTokenHash: given.signUpTokenHash,
    teacherIds: given.teachers.map(email => idOf(tools, email)),
    archivedAt: null,
    createdAt: new Date(),
  };
  await tx.query(KEEP_CLASS, [
    made.id,
    made.organizationId,
    made.name,
    made.nameKey,
    made.assistantEnabled,
    made.assistantAttemptLimit,
    made.signUpTokenHash,
    made.teacherIds,
  ]);
  await events.classChanged(tx, made);
}

async function keepSchool(tools: Tools, school: SeedSchool): Promise<void> {
  const { tx, events } = tools;
  const { id, name, slug, members, classes } = school;
  const isNew = (await tx.query(KEEP_ORGANIZATION, [id, name, slug, LARGEST])).length > 0;
  if (!isNew) return;
  await events.organizationChanged(tx, {
    id,
    version: 1,
    name,
    slug,
    type: 'school',
    maxStudents: LARGEST,
    trialEndsAt: null,
  });
  for (const { email, role } of members) {
    const userId = idOf(tools, email);
    await tx.query(KEEP_MEMBER, [userId, id, role]);
    await events.memberChanged(tx, { userId, version: 1, organizationId: id, role }, 'joined');
  }
  for (const one of classes) await keepClass(tools, school, one);
}

/** Makes the schools with their members and classes, and tells the other services of them. A second run adds nothing. */
export async function seedOrganization({
  database,
  call,
  people,
  password,
  schools,
}: SeedParts): Promise<void> {
  const userIds = new Map<string, string>();
  for (const { email } of people) {
    const { user } = (await call('login', { body: { login: email, password } })).body;
    if (user.user_id) userIds.set(email, user.user_id);
  }
  const events = new OrganizationEventsService(new Outbox(database.jobs));
  await inTransaction(database.pool, async tx => {
    for (const school of schools) await keepSchool({ tx, events, userIds }, school);
  });
}
