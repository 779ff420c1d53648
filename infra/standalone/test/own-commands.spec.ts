import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MAIN, runToEnd, start } from './platform.harness.ts';

let folder: string;
let env: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-commands-'));
  env = { DATA_DIR: folder, PUBLIC_URL: 'https://burrow.example' };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('npm run keys prints the same settings each time, and others for another installation', async () => {
  const first = await runToEnd(MAIN.keys, env);
  expect(first).toMatchObject({ code: 0, out: expect.stringMatching(/SERVICE_KEY=\S{20}/) });
  expect((await runToEnd(MAIN.keys, env)).out).toBe(first.out);
  const other = await runToEnd(MAIN.keys, { ...env, DATA_DIR: path.join(folder, 'other') });
  expect(other.out).not.toBe(first.out);
});

describe('npm run tester', () => {
  test('prints a link on the site for as many days as it is told', async () => {
    const { code, out } = await runToEnd(MAIN.tester, env, 'tester/main.js', '3');
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^https:\/\/burrow\.example\/tester\/\S+\nuntil 2/),
    ]);
    const until = Date.parse(/until (\S+);/.exec(out)?.[1] ?? '');
    expect(Math.round((until - Date.now()) / 86_400_000)).toBe(3);
  });

  test.each(['91', 'long'])('does not do so for %s days', async days => {
    const { code, err } = await runToEnd(MAIN.tester, env, 'tester/main.js', days);
    expect([code, err]).toEqual([1, expect.stringContaining('from 1 to 90')]);
  });
});

test('npm start -w infra/paddle runs the stand-in of the payment provider by itself', async () => {
  const paddle = await start(MAIN.paddle, { HOST: '127.0.0.1', PORT: '0' });
  expect((await fetch(`${paddle.url}/products`)).status).toBeLessThan(500);
  expect(await paddle.stop()).toBe(0);
});
