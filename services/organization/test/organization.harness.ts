import { AGREEMENT_VERSION, type EventData, EVENTS, type EventType } from '@burrow/contracts';
import {
  type Database,
  eventQueueOf,
  type Identity,
  openDatabase,
  Outbox,
  type SqlRunner,
} from '@burrow/service-kit';
import {
  type Caller,
  memoryLog,
  startForTest,
  TEST_KEYS,
  type TestService,
} from '@burrow/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { z } from 'zod';
import type { OrganizationSettingsSchema } from '../src/config/env.ts';
import { createOrganization } from '../src/create-organization.ts';

export interface TestOrganizations extends TestService {
  /** Somebody who signed up as an administrator. */
  asAdmin(user?: string): Caller;
  asTeacher(user: string): Caller;
  /** Makes somebody a teacher of an organisation, as joining will. */
  addTeacher(organizationId: string): Promise<string>;
  /** Sends an event as its owner does, and waits until it was handled. */
  tell<Type extends EventType>(type: Type, data: EventData<Type>): Promise<void>;
  /** Starts the service once more, so that it does what is due, until a condition holds. */
  startAgainUntil(condition: () => Promise<boolean>): Promise<void>;
  /** What was told to a subscriber, oldest first. */
  told<Type extends EventType>(type: Type): Promise<EventData<Type>[]>;
}

const TOLD = `select data->'data' as data from jobs.job where name = $1 and data->>'type' = $2 order by created_on, id`;

const LEFT = `select 1 from jobs.job where name = $1 and state in ('created', 'retry', 'active')`;

const person = (role: 'admin' | 'teacher', user: string): Partial<Identity> => ({
  role,
  user,
  session: randomUUID(),
});

/** Nothing listens there: the service is tested alone, as it goes on without account. */
const ACCOUNT_AWAY = { account: 'http://127.0.0.1:1' } as const;

/** Starts the service with a database of its own; nobody handles its events. */
export async function startOrganizations(
  settings: z.input<typeof OrganizationSettingsSchema> = {},
): Promise<TestOrganizations> {
  let database: Database | undefined;
  const service = await startForTest(parts => {
    ({ database } = parts);
    return createOrganization({ ...parts, places: ACCOUNT_AWAY, settings });
  });
  if (!database) throw new Error('the service was given no database');
  const outbox = new Outbox(database.jobs);
  const sql: SqlRunner = { query: async (text, values) => (await service.pool.query(text, values)).rows };
  return {
    ...service,
    asAdmin: (user = randomUUID()) => service.as(person('admin', user)),
    asTeacher: user => service.as(person('teacher', user)),
    addTeacher: async organizationId => {
      const user = randomUUID();
      await service.pool.query(
        `insert into organization.members (user_id, organization_id, role) values ($1, $2, 'teacher')`,
        [user, organizationId],
      );
      return user;
    },
    tell: async (type, data) => {
      await outbox.send(sql, type, data);
      for (let left = 1; left > 0; await delay(10))
        left = (await service.pool.query(LEFT, [eventQueueOf('organization')])).rowCount ?? 0;
    },
    startAgainUntil: async condition => {
      const again = openDatabase(service.pool.options.connectionString ?? '', 3);
      const { logger } = memoryLog();
      const second = await createOrganization({
        database: again,
        logger,
        keys: TEST_KEYS,
        places: ACCOUNT_AWAY,
      });
      while (!(await condition())) await delay(20);
      await second.close();
      await again.close();
    },
    told: async <Type extends EventType>(type: Type) => {
      const [subscriber] = EVENTS[type].subscribers;
      const { rows } = await service.pool.query(TOLD, [`events-${subscriber}`, type]);
      return rows.map(({ data }) => data as EventData<Type>);
    },
  };
}

/** That the agreement in force is accepted. */
export const ACCEPTED = { version: AGREEMENT_VERSION, may_accept: true, has_consent: true } as const;

/** What an administrator fills in. */
export const MEADOW = { name: 'Meadow School', slug: 'meadow', type: 'school', agreement: ACCEPTED } as const;

/** A short name that no other school of the test has. */
export const freshSlug = (): string => `school-${randomUUID().replaceAll(/[^a-f]/g, '')}x`;
