import { type CompiledContent, loadContent } from '@burrow/content';
import { type EventData, type EventType } from '@burrow/contracts';
import {
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
import { AssistantSettingsSchema } from '../src/config/env.ts';
import { createAssistant } from '../src/create-assistant.ts';

const fixture = (name: string): string => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));

export const LEVEL_TIP = '/api/chatgpt/generate-tip-level-async';
export const CHALLENGE_TIP = '/api/chatgpt/generate-tip-challenge-async';

/** A program that stops one step before the fixture's carrot. */
export const SHORT = 'player.move_forward(1)\nplayer.collect("carrot")\n';

export const levelTip = (more: object = {}) => ({
  last_prompt: SHORT,
  course_name: 'python',
  slug: 'intro-level1',
  player_position: [3, 5],
  facing_direction: [1, 0],
  error_message: '',
  ...more,
});

/** Returns a program with a different mistake for each number. */
export const mistake = (number: number): string => `player.speak("hello ${number})`;

export interface TestAssistant extends TestService {
  readonly sql: SqlRunner;
  readonly content: CompiledContent;
  /** Starts a second process of it on the same database; both are asked by the same identities. */
  another(): Promise<{ as(identity: Partial<Identity>): Caller; close(): Promise<void> }>;
  /** A student who is logged in as such. */
  asStudent(id?: string): Caller;
  /** Sends events as their owners do, and waits until the assistant has handled them. */
  tell<Type extends EventType>(type: Type, ...data: EventData<Type>[]): Promise<void>;
}

export const studentIdentity = (student: string, more: Partial<Identity> = {}): Partial<Identity> => ({
  role: 'student',
  student,
  session: randomUUID(),
  ...more,
});

const LEFT =
  "select count(*)::int as left from jobs.job where name = $1 and state in ('created', 'retry', 'active')";

async function settle(sql: SqlRunner): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const [row] = (await sql.query(LEFT, [eventQueueOf('assistant')])) as { left: number }[];
    if (row?.left === 0) return;
    await delay(25);
  }
  throw new Error('an event was not handled');
}

/** Starts the assistant with the fixture's content and its own database. */
export async function startAssistant(settings: Record<string, string> = {}): Promise<TestAssistant> {
  let given: ServiceParts | undefined;
  const files = { CONTENT_FILE: fixture('content.json'), PROGRAMS_FILE: fixture('programs.json') };
  const create = (parts: ServiceParts): Promise<Service> => {
    given ??= parts;
    return createAssistant({ ...parts, settings: AssistantSettingsSchema.parse({ ...files, ...settings }) });
  };
  const service = await startForTest(create);
  if (!given) throw new Error('the service was given no database');
  const parts = given;
  const { pool, jobs } = parts.database;
  const sql: SqlRunner = { query: async (text, values) => (await pool.query(text, values)).rows };
  const outbox = new Outbox(jobs);
  return {
    ...service,
    sql,
    content: loadContent(files.CONTENT_FILE),
    another: async () => {
      const database = openDatabase(pool.options.connectionString ?? '', 3);
      const other = await create({ ...parts, database });
      return {
        as: identity => callerAs(other, identity),
        close: async () => {
          await other.close();
          await database.close();
        },
      };
    },
    asStudent: (id = randomUUID()) => service.as(studentIdentity(id)),
    tell: async (type, ...all) => {
      for (const data of all) await outbox.send(sql, type, data);
      await settle(sql);
    },
  };
}
