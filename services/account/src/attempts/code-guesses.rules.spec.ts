import { CLASS_CODE_DIGITS, CLASS_CODE_HALF, CLASS_CODE_LETTERS } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import {
  CODE_BROWSER_POLICY,
  CODE_POLICY,
  CODE_SITE_POLICY,
  mostFailures,
  NEW_CODE_BROWSERS,
} from './attempts.rules.ts';

const DAY_S = 86_400;
const CODES = (CLASS_CODE_LETTERS.length * CLASS_CODE_DIGITS.length) ** CLASS_CODE_HALF;
/** Classes that can be joined by their code at one moment: joining is open for half an hour. */
const OPEN = 500;
const NETWORKS = 1_000;

/** How many open codes somebody finds in a day who never stops. */
const found = (perNetwork: number, networks = NETWORKS) => (perNetwork * networks * OPEN) / CODES;

test('a code is one of 430 million', () => expect(CODES).toBe(429_981_696));

test('a thousand networks find fewer than one open code in a day', () => {
  const network = mostFailures(CODE_POLICY, DAY_S);
  expect(network).toBeLessThan(310);
  expect(found(network)).toBeLessThan(0.4);
  const site = mostFailures(CODE_SITE_POLICY, DAY_S);
  expect(site).toBeLessThan(760);
  expect(found(site)).toBeLessThan(0.9);
});

test('who has a right code, and lets all browsers guess that it makes, finds fewer than one in a hundred days', () => {
  const browsers = NEW_CODE_BROWSERS * mostFailures(CODE_BROWSER_POLICY, DAY_S);
  expect(found(browsers, 1)).toBeLessThan(0.01);
});

test('a school of a thousand students may mistype a hundred codes a day without a wait', () => {
  expect(CODE_POLICY.free).toBeGreaterThan(100);
});
