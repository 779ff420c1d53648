import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

/** Bundles page.ts into a temporary file. */
export async function bundlePage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'burrow-python-'));
  const config: webpack.Configuration = {
    mode: 'development',
    devtool: false,
    target: ['web', 'es2022'],
    entry: fileURLToPath(new URL('./page.ts', import.meta.url)),
    output: { path: folder, filename: 'page.js' },
    resolve: { conditionNames: ['source', 'import', 'default'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript' },
              experimental: { keepImportAttributes: true },
            },
            module: { type: 'es6' },
          },
        },
      ],
    },
  };
  await new Promise<void>((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
  return join(folder, 'page.js');
}
