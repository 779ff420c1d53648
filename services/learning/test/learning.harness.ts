import type { EventData, EventType } from '@burrow/contracts';
import {
  type Database,
  eventQueueOf,
  type Identity,
  openDatabase,
  Outbox,
  type Service,
  type ServiceParts,
  type SqlRunner,
} from '@burrow/service-kit';
import { type Caller, callerAs, startForTest, type TestService } from '@burrow/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { LearningSettings } from '../src/config/env.ts';
import { createLearning } from '../src/create-learning.ts';

export const CONTENT_FILE = fileURLToPath(new URL('./fixtures/content.json', import.meta.url));

const PROGRAMS_FILE = fileURLToPath(new URL('./fixtures/programs.json', import.meta.url));

/** Commands that collect the fixture's carrot. */
export const WINNING = [
  ['move_forward', 2],
  ['collect', 'carrot'],
] as const;

/** A program that may have given them and has as many lines: it is known by what stands before. */
export const solving = (name: string): string =>
  `${name} or player.move_forward(2) or player.collect("carrot")`;

export interface TestLearning extends TestService {
  readonly database: Database;
  readonly sql: SqlRunner;
  /** Starts another one on the same database, with other content, as a release does, and ends it. */
  beside(contentFile: string): Promise<void>;
  /** Starts a second process of it on the same database; both are asked by the same identities. */
  another(): Promise<{ as(identity: Partial<Identity>): Caller; close(): Promise<void> }>;
  /** A student who is logged in as such. */
  asStudent(id?: string): Caller;
  /** Sends events as their owners do, and waits until learning has handled them. */
  tell<Type extends EventType>(type: Type, ...data: EventData<Type>[]): Promise<void>;
  /** Sends one event without waiting. */
  post<Type extends EventType>(type: Type, data: EventData<Type>): Promise<void>;
  /** Waits until no event for learning is left. */
  settle(): Promise<void>;
}

export const studentIdentity = (student: string): Partial<Identity> => ({
  role: 'student',
  student,
  session: randomUUID(),
});

const LEFT =
  "select count(*)::int as left from jobs.job where name = $1 and state in ('created', 'retry', 'active')";

async function settle(sql: SqlRunner): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const [row] = (await sql.query(LEFT, [eventQueueOf('learning')])) as { left: number }[];
    if (row?.left === 0) return;
    await delay(25);
  }
  throw new Error('an event was not handled');
}

/** Starts learning with its own database, by default with the fixture's content. */
export async function startLearning(
  settings: Partial<LearningSettings> = {},
  contentFile = CONTENT_FILE,
): Promise<TestLearning> {
  let given: ServiceParts | undefined;
  const createWith = (parts: ServiceParts, file: string): Promise<Service> =>
    createLearning({
      ...parts,
      settings: { ADDRESS_RUNS_PER_DAY: 100_000, ...settings, CONTENT_FILE: file, PROGRAMS_FILE },
    });
  const service = await startForTest(parts => {
    given = parts;
    return createWith(parts, contentFile);
  });
  if (!given) throw new Error('the service was given no database');
  const parts = given;
  const { database } = parts;
  const { pool, jobs } = database;
  const sql: SqlRunner = { query: async (text, values) => (await pool.query(text, values)).rows };
  const outbox = new Outbox(jobs);
  const post: TestLearning['post'] = (type, data) => outbox.send(sql, type, data);
  return {
    ...service,
    database,
    sql,
    beside: async file => (await createWith(parts, file)).close(),
    another: async () => {
      const own = openDatabase(pool.options.connectionString ?? '', 3);
      const other = await createWith({ ...parts, database: own }, contentFile);
      return {
        as: identity => callerAs(other, identity),
        close: async () => {
          await other.close();
          await own.close();
        },
      };
    },
    asStudent: (id = randomUUID()) => service.as(studentIdentity(id)),
    post,
    tell: async (type, ...all) => {
      for (const data of all) await post(type, data);
      await settle(sql);
    },
    settle: () => settle(sql),
  };
}
