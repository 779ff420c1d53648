import { afterAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { beside } from './beside.ts';
import { readProject } from './project.ts';
import { ReleasePlugin } from './release-plugin.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'burrow-release-'));
symlinkSync(path.join(import.meta.dirname, '../../../node_modules'), path.join(folder, 'node_modules'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

async function build(): Promise<Record<string, unknown>> {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './src/index.js',
    output: { path: path.join(folder, 'dist/1.0.0') },
    module: {
      rules: [
        { test: /index\.js$/, enforce: 'pre', use: beside('./texts.loader') },
        {
          test: /\.ts$/,
          use: { loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } },
        },
      ],
    },
    resolveLoader: { modules: [path.join(import.meta.dirname, '../../../node_modules')] },
    plugins: [new ReleasePlugin(readProject(folder), path.join(folder, 'dist'))],
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  compiler.run(() => compiler.close(() => resolve()));
  await promise;
  return JSON.parse(readFileSync(path.join(folder, 'dist/release.json'), 'utf8')) as Record<string, unknown>;
}

test('a release names the files of the texts that are shown first, by language', async () => {
  write('package.json', JSON.stringify({ name: '@burrow/mf-quiz', version: '1.0.0' }));
  const load = (name: string): string =>
    `code => import(/* webpackChunkName: "${name}-[request]" */ \`./texts/\${code}.json\`, { with: { type: 'json' } })`;
  for (const code of ['en', 'de']) write(`src/texts/${code}.json`, JSON.stringify({ code }));
  write('src/index.js', `console.log(${load('first-texts')})`);
  const { texts } = (await build()) as { texts: Record<string, string[]> };
  expect([texts['en'], texts['de']]).toEqual([
    ['first-texts-en-json.js'],
    [expect.stringMatching(/^texts\/mf-quiz\.texts\.[0-9a-f]{8}\.de\.json$/)],
  ]);
  write('src/index.js', `console.log(${load('later')})`);
  expect(await build()).not.toHaveProperty('texts');
});

test('a release names the slices and endpoints of its own modules, also of those that are loaded later', async () => {
  write('package.json', JSON.stringify({ name: '@burrow/mf-quiz', version: '1.0.0' }));
  write('shared/index.js', 'export const createSlice = given => given; createSlice({ name: "session" });');
  write(
    'src/index.js',
    'import { createSlice } from "../shared/index.js"; console.log(createSlice({ name: "quiz" })); import("./later.js");',
  );
  write(
    'src/later.js',
    'globalThis.api.injectEndpoints({ endpoints: build => ({ question: build.query({}) }) });',
  );
  expect(await build()).toMatchObject({ name: 'mf_quiz', slices: ['quiz'], endpoints: ['question'] });
});
