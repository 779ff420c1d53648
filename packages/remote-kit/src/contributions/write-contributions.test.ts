import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeContributions } from './write-contributions.ts';

const listed = (name: string, types?: string) => ({
  name,
  version: '0.5.0',
  manifest: `/remotes/${name.replaceAll('_', '-')}/0.5.0/mf-manifest.json`,
  types,
});
const FILES: Readonly<Record<string, string>> = {
  '/remotes.json': JSON.stringify({
    remotes: [
      listed('mf_quiz', 'types/contributions.d.ts'),
      listed('mf_play', 'types/contributions.d.ts'),
      listed('mf_plain'),
      listed('../up', 'types/contributions.d.ts'),
    ],
  }),
  '/remotes/mf-quiz/0.5.0/types/contributions.d.ts': 'export type QuizPath = "quiz";\n',
};

let server: Server;
let folder: string;
const site = (): URL => new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-contributions-'));
  server = createServer(({ url = '' }, answer) => {
    const text = FILES[url];
    answer.writeHead(text === undefined ? 404 : 200).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test('the types of each other remote are a file with its version', async () => {
  const types = path.join(folder, 'src/contributions');
  expect(await writeContributions(site(), types, 'mf-play')).toEqual(['mf-quiz 0.5.0']);
  expect(await readdir(types)).toEqual(['mf-quiz.d.ts']);
  expect(await readFile(path.join(types, 'mf-quiz.d.ts'), 'utf8')).toBe(
    '// mf-quiz 0.5.0\nexport type QuizPath = "quiz";\n',
  );
});

test('types that are listed and not there are an error', async () => {
  await expect(writeContributions(site(), folder, 'mf-quiz')).rejects.toThrow(
    /mf-play.*contributions\.d\.ts answered 404/,
  );
});
