// Bundles the world's judge into dist/web/<version>/judge.mjs: releases refer to that folder.
import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { WORLD_VERSION } from '../src/version.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const CONFIG: webpack.Configuration = {
  mode: 'production',
  target: 'node24',
  context: here('..'),
  entry: './src/released-judge.ts',
  experiments: { outputModule: true },
  output: {
    path: here(`../dist/web/${WORLD_VERSION}`),
    filename: 'judge.mjs',
    library: { type: 'module' },
    chunkFormat: 'module',
  },
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'swc-loader',
        options: { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
      },
    ],
  },
};

await rm(here('../dist'), { recursive: true, force: true });
await new Promise<void>((resolve, reject) => {
  webpack(CONFIG, (error, stats) => {
    if (error) reject(error);
    else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
    else resolve();
  });
});
const assets = { base: `/world/${WORLD_VERSION}/` };
await writeFile(here('../dist/assets.json'), `${JSON.stringify(assets, null, 2)}\n`);
