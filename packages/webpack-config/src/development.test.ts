import { expect, test } from '@jest/globals';
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostConfig } from './host-config.ts';
import { remoteConfig } from './remote-config.ts';

const PROJECT = mkdtempSync(path.join(tmpdir(), 'burrow-project-'));
writeFileSync(path.join(PROJECT, 'package.json'), '{ "name": "@burrow/mf-test", "version": "1.0.0" }');
symlinkSync(path.join(import.meta.dirname, '../../../node_modules'), path.join(PROJECT, 'node_modules'));

const pluginsOf = ({ plugins }: { plugins?: unknown[] }): unknown[] =>
  (plugins ?? []).map(plugin => (plugin as object).constructor.name);

test('a served remote is its development page, with Python and portraits', () => {
  const served = remoteConfig(PROJECT)({ WEBPACK_SERVE: true }, { mode: 'development' });
  expect(served.entry).toEqual({ dev: './src/testing/dev.tsx' });
  expect(served).toMatchObject({
    devServer: {
      headers: {
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
      },
      static: [{ publicPath: '/python' }, { publicPath: '/assets/characters/portraits' }],
    },
  });
});

test('a built remote contains none of it', () => {
  for (const mode of ['production', 'development'] as const) {
    const built = remoteConfig(PROJECT)({}, { mode });
    expect(built.entry).toEqual({});
    expect(built).not.toHaveProperty('devServer');
    expect(pluginsOf(built)).not.toContain('HtmlWebpackPlugin');
    expect(pluginsOf(built)).toContain('ReleasePlugin');
  }
});

test('a served host requests everything but its own files from the platform', () => {
  const served = hostConfig(PROJECT)({ WEBPACK_SERVE: true }, { mode: 'development' });
  expect(served).toMatchObject({
    devServer: {
      proxy: [
        { target: 'http://localhost:8080', context: expect.arrayContaining(['/api', '/remotes.json']) },
      ],
    },
  });
  expect(hostConfig(PROJECT)({}, { mode: 'production' })).not.toHaveProperty('devServer');
});
