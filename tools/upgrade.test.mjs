// npm run upgrade:try without its platforms: what its balancer passes on. The try itself takes minutes, and is done by hand.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { test } from 'node:test';
import { Balancer } from './upgrade/balancer.mjs';

/** A server that is ready, and answers every call with a status. */
async function serve(status) {
  let calls = 0;
  const server = createServer((request, answer) => {
    const isHealth = request.url === '/api/health/ready';
    if (!isHealth) calls += 1;
    answer.writeHead(isHealth ? 200 : status).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => (server.close(), server.closeAllConnections());
  return { url: `http://127.0.0.1:${server.address().port}`, calls: () => calls, close };
}

async function callAll(statuses, count) {
  const servers = await Promise.all(statuses.map(serve));
  const balancer = new Balancer();
  try {
    for (const { url } of servers) balancer.add(url);
    await balancer.look();
    const results = [];
    for (let call = 0; call < count; call += 1) results.push(await balancer.call('/', {}));
    return { results, calls: servers.map(({ calls }) => calls()) };
  } finally {
    balancer.stop();
    for (const { close } of servers) close();
  }
}

test('what one server cannot do now is tried once at the other', async () => {
  const { results, calls } = await callAll([200, 503], 4);
  assert.deepEqual(
    results.map(({ status }) => status),
    [200, 200, 200, 200],
  );
  assert.equal(results.filter(({ isRetried }) => isRetried).length, 2);
  assert.deepEqual(calls, [4, 2]);
});

test('what both cannot do, and what is refused, is passed on', async () => {
  assert.deepEqual((await callAll([503, 502], 1)).results[0].isRetried, true);
  const refused = await callAll([500, 500], 1);
  assert.deepEqual(refused.results, [{ status: 500, isRetried: false }]);
  assert.equal((await callAll([], 1)).results[0].status, 502);
});

test('an option that does not exist starts nothing', () => {
  const command = path.join(import.meta.dirname, 'upgrade/upgrade.mjs');
  const { status, stderr } = spawnSync(process.execPath, [command, '--barn'], { encoding: 'utf8' });
  assert.equal(status, 1);
  assert.match(stderr, /--barn/);
});
