import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const CONFIG: webpack.Configuration = {
  mode: 'production',
  target: ['webworker', 'es2022'],
  context: here('..'),
  entry: './src/browser/worker.ts',
  experiments: { outputModule: true },
  output: { path: here('../dist/bundle'), filename: 'worker.js', module: true, chunkFormat: 'module' },
  resolve: { extensions: ['.ts', '.js'], conditionNames: ['source', 'import', 'default'] },
  module: {
    rules: [
      { test: /\.py$/, type: 'asset/source' },
      {
        test: /\.ts$/,
        loader: 'swc-loader',
        options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
      },
    ],
  },
};

/** Bundles the worker's script into dist/bundle/worker.js. */
export function bundleWorker(): Promise<string> {
  return new Promise((resolve, reject) => {
    webpack(CONFIG, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve(here('../dist/bundle/worker.js'));
    });
  });
}
