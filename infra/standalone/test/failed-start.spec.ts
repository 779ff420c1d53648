import { createTestDatabase, testPostgresUrl } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MAIN, runOf, runToEnd, start, type Started, Visitor } from './platform.harness.ts';

let folder: string;
let running: Started;
/** A server that accepts connections, and says nothing. */
let mute: Server;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-start-'));
  await chmod(folder, 0o755);
  running = await start(MAIN.platform, { PORT: '0', DATA_DIR: path.join(folder, 'used') });
  mute = createServer().listen(0, '127.0.0.1');
  await once(mute, 'listening');
});
afterAll(async () => {
  mute.close();
  await running.stop();
  await rm(folder, { recursive: true, force: true });
});

const inFolder = (name: string) => path.join(folder, name);
const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};
/** The test's database server with another user, password or database. */
function elsewhere(change: (url: URL) => void): string {
  const url = new URL(testPostgresUrl());
  change(url);
  return url.href;
}

async function otherMajor(): Promise<string> {
  const cluster = inFolder('old/database/cluster');
  await mkdir(cluster, { recursive: true });
  await writeFile(path.join(cluster, 'PG_VERSION'), '13\n');
  return inFolder('old');
}

async function aFile(): Promise<string> {
  await writeFile(inFolder('file'), '');
  return inFolder('file');
}

type Env = Record<string, string>;
const CASES: readonly (readonly [string, () => Env | Promise<Env>, RegExp])[] = [
  ['a port in use', () => ({ PORT: new URL(running.url).port }), /^Port \d+ is in use\. Choose another with PORT\.$/],
  ['a data folder in use', () => ({ DATA_DIR: inFolder('used') }), /in use by a Burrow that is running\. Stop it first/],
  ['a data folder that is a file', async () => ({ DATA_DIR: await aFile() }), /file is a file\..*DATA_DIR/],
  ['a data folder below a file', async () => ({ DATA_DIR: `${await aFile()}/data` }), /file is a file\..*DATA_DIR/],
  ['a data folder that cannot exist', () => ({ DATA_DIR: '/proc/x' }), /Nothing can be written to \/proc\/x .*DATA_DIR/],
  ['a data folder that is read only', () => ({ DATA_DIR: '/sys' }), /Nothing can be written to \/sys .*DATA_DIR/],
  ['a database of another version', async () => ({ DATA_DIR: await otherMajor() }), /is of PostgreSQL 13, and this Burrow has \d+/],
  ['no database at its port', () => ({ DATABASE_URL: 'postgres://burrow:pa55word@127.0.0.1:9/burrow' }), /database at 127\.0\.0\.1:9 does not answer \(ECONNREFUSED\)/],
  ['a server that says nothing', () => ({ DATABASE_URL: `postgres://burrow:pa55word@127.0.0.1:${portOf(mute)}/burrow` }), /does not answer .*DATABASE_URL/],
  ['a wrong password', () => ({ DATABASE_URL: elsewhere(url => (url.password = 'pa55word')) }), /does not accept this user and password/],
  ['a database that is not there', () => ({ DATABASE_URL: elsewhere(url => (url.pathname = '/nowhere')) }), /has no database nowhere/],
  ['a metrics port in use', async () => ({ METRICS_PORT: String(portOf(mute)), DATABASE_URL: (await createTestDatabase()).url }), /METRICS_PORT/],
  ['a bad port', () => ({ PORT: 'eighty' }), /PORT/],
  ['a bad database URL', () => ({ DATABASE_URL: 'mysql://x' }), /DATABASE_URL/],
  ['a short secret', () => ({ COOKIE_SECRET: 'short' }), /COOKIE_SECRET/],
  ['two bad values', () => ({ ISOLATION: 'maybe', RATE_PER_VISITOR: '-1' }), /(?=.*ISOLATION)(?=.*RATE_PER_VISITOR)/],
  ['lessons that are not there', () => ({ CONTENT_FILE: '/nowhere/content.json' }), /CONTENT_FILE/],
]; // prettier-ignore

describe('what prevents the start is one line and exit code 1', () => {
  test.each(CASES)('%s', async (_name, envOf, pattern) => {
    const env = { PORT: '0', DATA_DIR: inFolder('new'), ...(await envOf()) };
    const { code, out, err } = await runToEnd(MAIN.platform, env);
    expect({ code, out, err: err.trim().split('\n') }).toEqual({
      code: 1,
      out: '',
      err: [expect.stringMatching(pattern)],
    });
    expect(err).not.toContain('pa55word');
  });

  test('and leaves a running platform alone', async () => {
    const visitor = new Visitor(running.url);
    expect((await visitor.post('/api/level/update/python', runOf('x'))).status).toBe(200);
  });
});
