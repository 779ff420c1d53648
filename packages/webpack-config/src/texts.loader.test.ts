import { OFFERED_LANGUAGES } from '@burrow/contracts/languages';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { beside } from './beside.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'burrow-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

async function build(): Promise<string[]> {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { barn: './src/texts.js' },
    output: { path: path.join(folder, 'dist'), clean: true, publicPath: '/remotes/barn/1.0.0/' },
    module: {
      rules: [
        { test: /\.js$/, enforce: 'pre', use: beside('./texts.loader') },
        {
          test: /\.ts$/,
          use: { loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } },
        },
      ],
    },
    resolveLoader: { modules: [path.join(import.meta.dirname, '../../../node_modules')] },
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  compiler.run((error, stats) => {
    const problem = error ?? stats?.compilation.errors[0];
    compiler.close(() => (problem ? reject(problem) : resolve()));
  });
  await promise;
  return readdirSync(path.join(folder, 'dist/texts')).toSorted();
}

const textsOf = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, 'dist/texts', file), 'utf8'));

const scripts = (): string =>
  readdirSync(path.join(folder, 'dist'))
    .filter(file => file.endsWith('.js'))
    .map(file => readFileSync(path.join(folder, 'dist', file), 'utf8'))
    .join('\n');

beforeAll(() => {
  write('package.json', '{ "name": "@burrow/barn", "type": "module" }');
  write(
    'src/texts.js',
    `export const load = code =>
      import(/* webpackChunkName: "first-[request]" */ \`./hens/\${code}.json\`, {
        with: { type: 'json' },
      });
    globalThis.load = load;`,
  );
  write('src/hens/en.json', '{ "hen": "Hen", "egg": "Egg" }');
  write('src/hens/de.json', '{ "hen": "Henne" }');
  write('src/hens/ja.json', '{ "hen": "めんどり", "egg": "たまご" }');
});

test('English is a chunk, every other language a file with the English for what it lacks', async () => {
  const files = await build();
  const german = files.find(file => file.endsWith('.de.json')) ?? '';
  expect(german).toMatch(/^barn\.hens\.[0-9a-f]{8}\.de\.json$/);
  expect(textsOf(german)).toEqual({ hen: 'Henne', egg: 'Egg', '@english': ['egg'] });
  expect(scripts()).toContain(`texts/${german.replace('de.json', '')}`);
  expect(scripts()).not.toMatch(/Henne|めんどり/);
});

test('a language that is offered has a file also where nothing is translated', async () => {
  const files = await build();
  expect(files.map(file => file.split('.').at(-2))).toEqual(
    [...new Set([...OFFERED_LANGUAGES.map(({ code }) => code), 'de', 'ja'])]
      .filter(code => code !== 'en')
      .toSorted(),
  );
  expect(textsOf(files.find(file => file.endsWith('.ar.json')) ?? '')).toEqual({
    hen: 'Hen',
    egg: 'Egg',
    '@english': ['hen', 'egg'],
  });
});

test('another translation has another address', async () => {
  const before = await build();
  write('src/hens/de.json', '{ "hen": "Huhn" }');
  const after = await build();
  expect(after).not.toEqual(before);
});

test('another language makes no script larger', async () => {
  await build();
  const before = scripts().length;
  write('src/hens/tr.json', '{ "hen": "Tavuk", "egg": "Yumurta" }');
  const files = await build();
  expect(files.filter(file => file.endsWith('.tr.json'))).toHaveLength(1);
  expect(scripts()).toHaveLength(before);
});
