import { expect, test } from '@jest/globals';
import { sharedModules } from './shared-modules.ts';

test('there is one React, one store and one i18n on a page', () => {
  const shared = sharedModules();
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
  expect(sharedModules()['@burrow/ui']).toMatchObject({
    singleton: false,
    requiredVersion: expect.stringMatching(/^~/),
  });
});
