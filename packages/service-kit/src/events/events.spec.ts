import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { createDataSource } from '../database/create-data-source.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createTestDatabase } from '../testing/index.ts';
import { EventHandlers } from './event-handlers.ts';
import { eventsPutOff } from './events-put-off.ts';
import { eventQueueOf, Outbox } from './outbox.ts';
import { subscribedTypes } from './subscribed-types.harness.ts';

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let dataSource: DataSource;
let outbox: Outbox;
const taken: string[] = [];
let failures = 0;

const removed = (student_id: string) => ({
  student_id,
  version: 1,
  parent_id: null,
  organization_id: null,
  class_id: null,
  removed: true,
});

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await condition()) return;
    await delay(50);
  }
  throw new Error('it did not happen');
}

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, 5);
  dataSource = await createDataSource(database.pool, {
    schema: 'public',
    entities: [],
    migrations: [],
  }).initialize();
  await database.pool.query('create table seen (id uuid primary key)');
  outbox = await Outbox.open(database.jobs);
  const handlers = new EventHandlers('learning', database.jobs);
  handlers.on('account/student-changed', async (data, tx) => {
    await tx.query('insert into seen values ($1)', [data.student_id]);
    if (failures > 0) {
      failures -= 1;
      throw new Error('not now');
    }
    taken.push(data.student_id);
  });
  for (const type of subscribedTypes('learning', ['account/student-changed']))
    handlers.on(type, async () => {});
  await handlers.onApplicationBootstrap();
});

afterAll(async () => {
  await dataSource.destroy();
  await database.close();
  await own.drop();
});

describe('an event', () => {
  test('arrives when its transaction commits, and not when it rolls back', async () => {
    const [kept, lost] = [randomUUID(), randomUUID()];
    await dataSource.transaction(manager => outbox.send(manager, 'account/student-changed', removed(kept)));
    await expect(
      dataSource.transaction(async manager => {
        await outbox.send(manager, 'account/student-changed', removed(lost));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await until(() => taken.includes(kept));
    const { rows } = await database.pool.query(
      'select count(*)::int as left from jobs.job where name = $1 and data::text like $2',
      [eventQueueOf('learning'), `%${lost}%`],
    );
    expect(rows).toEqual([{ left: 0 }]);
    expect(taken).not.toContain(lost);
  });

  test('comes again if its handler failed, and what that wrote is undone', async () => {
    const id = randomUUID();
    failures = 1;
    await dataSource.transaction(manager => outbox.send(manager, 'account/student-changed', removed(id)));
    await until(() => taken.includes(id));
    expect(failures).toBe(0);
    await until(
      async () => (await database.pool.query('select 1 from seen where id = $1', [id])).rowCount === 1,
    );
    expect(taken.filter(each => each === id)).toHaveLength(1);
  });

  test('is handled even if many come at the same time', async () => {
    const ids: string[] = Array.from({ length: 30 }, () => randomUUID());
    await dataSource.transaction(async manager => {
      for (const id of ids) await outbox.send(manager, 'account/student-changed', removed(id));
    });
    await until(() => ids.every(id => taken.includes(id)));
    expect(taken.filter(id => ids.includes(id))).toHaveLength(30);
  });

  test('that its service does not understand yet waits, visibly, and is tried again', async () => {
    const known = { id: randomUUID(), type: 'account/student-changed', at: new Date().toISOString() };
    const [unknown, id] = [randomUUID(), randomUUID()];
    const sql = {
      query: async (text: string, values?: unknown[]) => (await database.pool.query(text, values)).rows,
    };
    await database.jobs.send(sql, eventQueueOf('learning'), {
      ...known,
      id: unknown,
      type: 'payment/news',
      data: {},
    });
    await outbox.send(sql, 'account/student-changed', removed(id));
    await until(() => taken.includes(id));
    const timesPutOff = async (): Promise<number> => {
      const [row] = await sql.query(
        "select (data->>'putOff')::int as times from jobs.job where state < 'active' and data->>'id' = $1",
        [unknown],
      );
      return row?.times ?? 0;
    };
    await until(async () => (await timesPutOff()) >= 2);
    expect(await eventsPutOff(database.pool)).toEqual({ [eventQueueOf('learning')]: 1 });
    // The next version of the service understands it.
    await sql.query(
      "update jobs.job set data = data || jsonb_build_object('type', $2::text, 'data', $3::jsonb) where state < 'active' and data->>'id' = $1",
      [unknown, known.type, JSON.stringify(removed(unknown))],
    );
    await until(() => taken.includes(unknown));
    expect(await eventsPutOff(database.pool)).toEqual({});
  });

  test('that does not match its contract is not sent', async () => {
    const wrong = { ...removed(randomUUID()), version: 1.5 };
    await expect(
      dataSource.transaction(manager => outbox.send(manager, 'account/student-changed', wrong)),
    ).rejects.toThrow();
  });
});

test('a service that does not handle what it subscribes to does not start', async () => {
  await expect(new EventHandlers('account', database.jobs).onApplicationBootstrap()).rejects.toThrow(
    /account subscribes to \[.*\] and handles \[\]/,
  );
});
