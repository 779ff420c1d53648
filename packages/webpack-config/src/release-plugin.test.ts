import { afterAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
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
    plugins: [new ReleasePlugin(readProject(folder), path.join(folder, 'dist'))],
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  compiler.run(() => compiler.close(() => resolve()));
  await promise;
  return JSON.parse(readFileSync(path.join(folder, 'dist/release.json'), 'utf8')) as Record<string, unknown>;
}

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
