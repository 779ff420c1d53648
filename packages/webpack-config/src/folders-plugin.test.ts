import { afterAll, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { FoldersPlugin } from './folders-plugin.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'burrow-folders-'));
afterAll(() => rmSync(directory, { recursive: true }));

test('the files beside a named module are in the build, under the address that it gives', async () => {
  mkdirSync(path.join(directory, 'pictures'));
  writeFileSync(path.join(directory, 'pictures/index.json'), '{ "base": "maps/1a2b3c4d/" }');
  writeFileSync(path.join(directory, 'pictures/pond.png'), 'a pond');
  writeFileSync(path.join(directory, 'entry.js'), '');
  const output = path.join(directory, 'dist');
  const compiler = webpack({
    mode: 'production',
    context: directory,
    entry: './entry.js',
    output: { path: output },
    plugins: [new FoldersPlugin({ directory, folders: ['./pictures/index.json'] })],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run(error => (error ? reject(error) : resolve()));
  });
  expect(readFileSync(path.join(output, 'maps/1a2b3c4d/pond.png'), 'utf8')).toBe('a pond');
  expect(existsSync(path.join(output, 'maps/1a2b3c4d/index.json'))).toBe(false);
});
