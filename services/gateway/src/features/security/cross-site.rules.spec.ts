import { describe, expect, test } from '@jest/globals';
import { isCrossSite } from './cross-site.rules.ts';

const OWN = 'https://burrow.example';

test.each([
  ['GET', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  ['POST', { 'sec-fetch-site': 'same-origin', origin: OWN }, false],
  ['POST', { origin: OWN }, false],
  ['POST', {}, false],
  ['POST', { 'sec-fetch-site': 'none' }, false],
  ['POST', { 'sec-fetch-site': 'cross-site' }, true],
  ['POST', { 'sec-fetch-site': 'same-site', origin: 'https://other.burrow.example' }, true],
  ['PUT', { origin: 'https://evil.example' }, true],
  ['PUT', { origin: 'http://burrow.example' }, true],
  ['POST', { origin: 'null' }, true],
  ['DELETE', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, true],
])('%s %j: %s', (method, headers, expected) => {
  expect(isCrossSite({ method, headers, ownOrigin: OWN })).toBe(expected);
});

describe('a GET that changes state', () => {
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, false],
    [{ origin: OWN }, false],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': 'same-site' }, true],
    [{ origin: 'https://evil.example' }, true],
    [{}, true],
  ])('%j: %s', (headers, expected) => {
    expect(isCrossSite({ method: 'GET', headers, ownOrigin: OWN, changesState: true })).toBe(expected);
  });
});
