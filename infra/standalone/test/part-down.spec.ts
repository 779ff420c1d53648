import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MAIN, runOf, start, type Started, Visitor } from './platform.harness.ts';
import { type SeededDatabase, seededDatabase } from './seeded.harness.ts';

/** Where nobody answers. */
const NOBODY = 'http://127.0.0.1:9';
const PAID_LEVEL = '/api/level/data/python/operators-level1';
const ORDER = { plan_name: 'unlimited-monthly', currency: 'EUR' };

let folder: string;
let database: SeededDatabase;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-part-down-'));
  database = await seededDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Uses a platform without one of its parts. */
async function without(
  part: string,
  use: (visitorAs: (key: string) => Visitor) => Promise<void>,
): Promise<void> {
  const platform: Started = await start(MAIN.platform, {
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    PORT: '0',
    LOG_LEVEL: 'silent',
    [part]: NOBODY,
  });
  try {
    await use(key => new Visitor(platform.url, `session=${database.people.person(key).session}`));
  } finally {
    await platform.stop();
  }
}

test('play goes on while payment is down: what was bought stays open, and it is said that nothing can be bought', async () => {
  await without('PAYMENT_URL', async visitorAs => {
    const student = visitorAs('ida-digger');
    expect((await student.get(PAID_LEVEL)).status).toBe(200);
    expect((await student.post('/api/level/update/python', runOf('player.move_forward(1)'))).status).toBe(
      200,
    );
    const order = await visitorAs('free-parent').post('/api/payment/paddle', ORDER);
    expect([order.status, order.body]).toMatchObject([502, { code: 'gateway/service-down' }]);
  });
});

test('paying goes on while learning is down', async () => {
  await without('LEARNING_URL', async visitorAs => {
    const order = await visitorAs('free-parent').post('/api/payment/paddle', ORDER);
    expect(order.body).toMatchObject({ transaction_id: expect.any(String), is_test: true });
    expect((await visitorAs('subscriber').get('/api/payment/current-plan')).body).toMatchObject({
      subscription: 'unlimited',
    });
  });
});

test('without the provider nothing is half bought, and it is said plainly', async () => {
  await without('PADDLE_URL', async visitorAs => {
    const parent = visitorAs('other-parent');
    const order = await parent.post('/api/payment/paddle', ORDER);
    expect([order.status, order.body]).toMatchObject([503, { code: 'payment/provider-down' }]);
    expect((await parent.get('/api/payment/purchases')).body).toEqual({ purchases: [] });
    expect((await visitorAs('ida-digger').get(PAID_LEVEL)).status).toBe(200);
  });
});
