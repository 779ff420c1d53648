import { afterAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { ChunkNamesPlugin } from './chunk-names-plugin.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'burrow-chunks-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('each script is named by its entry, by the module or by the library that it begins with', async () => {
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('src/index.js', 'import("./later.js"); import("@barn/owl");');
  write('src/later.js', 'console.log("later");');
  write('node_modules/@barn/owl/index.js', 'console.log("owl");');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { barn: './src/index.js' },
    output: { path: path.join(folder, 'dist/1.0.0') },
    plugins: [new ChunkNamesPlugin(path.join(folder, 'dist'))],
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  compiler.run(() => compiler.close(() => resolve()));
  await promise;
  const names = JSON.parse(readFileSync(path.join(folder, 'dist/chunks.json'), 'utf8')) as object;
  expect(Object.values(names).toSorted()).toEqual([
    expect.stringMatching(/src\/later\.js$/),
    '@barn/owl',
    'barn',
  ]);
});
