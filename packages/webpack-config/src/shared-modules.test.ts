import { expect, test } from '@jest/globals';
import path from 'node:path';
import { rangeOf, sharedModules } from './shared-modules.ts';

const SHELL = path.join(import.meta.dirname, '../../../shell');

test('there is one React, one store and one i18n on a page', () => {
  const shared = sharedModules(SHELL);
  for (const request of [
    'react',
    'react-dom',
    '@reduxjs/toolkit',
    '@burrow/client',
    '@burrow/client/router',
  ]) {
    expect([request, shared[request]]).toMatchObject([request, { singleton: true, strictVersion: true }]);
  }
});

test('a remote with a newer ui brings its own', () => {
  expect(sharedModules(SHELL)['@burrow/ui']).toMatchObject({
    singleton: false,
    strictVersion: false,
  });
});

test('a build asks for a minor version, whatever its patch: the shell may have an older or newer one', () => {
  expect([rangeOf('19.3.2'), rangeOf('1.0.0')]).toEqual(['^19.3.0', '^1.0.0']);
  for (const [request, { requiredVersion }] of Object.entries(sharedModules(SHELL)))
    expect([request, requiredVersion]).toEqual([request, expect.stringMatching(/^\^[1-9]\d*\.\d+\.0$/)]);
});
