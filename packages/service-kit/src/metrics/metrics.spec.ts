import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Controller, Get } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import { type Database, openDatabase } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { DomainError } from '../errors/domain.error.ts';
import { createService, type Service } from '../http/service.ts';
import { memoryLog } from '../testing/memory-log.ts';
import { createTestDatabase } from '../testing/start-test-postgres.ts';
import { Metrics } from './metrics.ts';
import { watchDatabase } from './watch-database.ts';

@Controller('api/eggs')
class EggsController {
  @Get(':id')
  egg(): never {
    throw new DomainError('request/not-found', 'There is no such egg.');
  }
}

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let service: Service;
let address: string;
const metrics = new Metrics();

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, 1);
  await database.jobs.open('trial');
  watchDatabase(metrics, database);
  const module = { module: class EggsModule {}, controllers: [EggsController] };
  service = await createService(module, { name: 'farm', logger: memoryLog().logger, metrics });
  address = `http://127.0.0.1:${await metrics.listen('127.0.0.1', 0)}/metrics`;
});
afterAll(async () => {
  await service.close();
  await metrics.close();
  await database.close();
  await own.drop();
});

const scraped = async (): Promise<string> => (await fetch(address)).text();

test('a statement is known by its kind and its table, and none of its values is', async () => {
  await database.pool.query('select id from jobs.job where name = $1', ['rosa']);
  await database.pool.query({ text: 'delete from jobs.job where name = $1', values: ['rosa'] });
  await expect(database.pool.query('update jobs.job set nothing = 1')).rejects.toThrow();
  await inTransaction(database.pool, tx =>
    tx.query('insert into jobs.warning (type) select $1', ['rosa']).catch(() => {}),
  );
  const text = await scraped();
  for (const statement of [
    'select jobs.job',
    'delete jobs.job',
    'update jobs.job',
    'insert jobs.warning',
    'begin',
  ])
    expect(text).toContain(`query_seconds_count{statement="${statement}"}`);
  expect(text).not.toContain('rosa');
});

test('a queue has its jobs by what they wait for', async () => {
  await inTransaction(database.pool, async tx => {
    await database.jobs.send(tx, 'trial', {});
    await database.jobs.send(tx, 'trial', {}, { startAfter: 3_600 });
    await database.jobs.send(tx, 'trial', {});
  });
  await database.pool.query(`update jobs.job set state = 'failed' where id = (
    select id from jobs.job where start_after <= now() limit 1)`);
  const text = await scraped();
  for (const line of [
    'due{queue="trial"} 1',
    'later{queue="trial"} 1',
    'running{queue="trial"} 0',
    'failed{queue="trial"} 1',
  ])
    expect(text).toContain(`queue_${line}\n`);
  expect(text).toMatch(/^queue_oldest_seconds\{queue="trial"\} 0\.\d+$/m);
});

test('whoever waits for a connection is counted, and how long it took', async () => {
  const held = await database.pool.connect();
  const share = database.forService().pool;
  const waiting = [share.query('select 1'), share.query('select 1')];
  await setImmediate();
  const load = database.load();
  held.release();
  expect(load).toEqual({ busy: 1, idle: 0, waiting: 2 });
  await Promise.all(waiting);
  expect(await scraped()).toMatch(/^pool_wait_seconds_count [1-9]/m);
});

test('an answer is counted by its code and its route, which names nobody', async () => {
  await service.fastify.inject('/api/eggs/rosa');
  const text = await scraped();
  expect(text).toContain(
    'api_answers_total{service="farm",method="GET",route="/api/eggs/:id",code="request/not-found"} 1',
  );
  expect(text).not.toContain('rosa');
  expect(text).toMatch(/^burrow_info\{version="\d+\.\d+\.\d+"\} 1$/m);
});
