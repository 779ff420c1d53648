import { expect, test } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { signatureFault } from './signature.rules.ts';

const NOW = new Date('2026-11-29T12:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const body = '{"event_id":"evt_1"}';
const [OLD, NEW] = ['the secret until now', 'the secret from now on'];

const h1 = (secret: string, seconds: number, of = body): string =>
  createHmac('sha256', secret).update(`${seconds}:${of}`).digest('hex');
const signed = (seconds: number, ...secrets: string[]): string =>
  [`ts=${seconds}`, ...secrets.map(secret => `h1=${h1(secret, seconds)}`)].join(';');
const fault = (header: string | undefined, secrets = [OLD], of = body) =>
  signatureFault({ body: of, header, secrets }, NOW);

test.each([
  [0, null],
  [-300, null],
  [-301, 'too-old'],
  [60, null],
  [61, 'too-early'],
])('what was signed %i seconds from now is believed or not: %s', (seconds, why) => {
  expect(fault(signed(SECONDS + seconds, OLD))).toBe(why);
});

test('while a secret is changed for another, both are believed, on either side', () => {
  expect(fault(signed(SECONDS, NEW), [OLD, NEW])).toBeNull();
  expect(fault(signed(SECONDS, OLD), [OLD, NEW])).toBeNull();
  expect(fault(signed(SECONDS, NEW, OLD), [OLD])).toBeNull();
  expect(fault(signed(SECONDS, NEW), [OLD])).toBe('wrong-signature');
});

test('a signature is of these bytes at this time', () => {
  expect(fault(signed(SECONDS, OLD), [OLD], `${body} `)).toBe('wrong-signature');
  expect(fault(signed(SECONDS - 900, OLD).replace(/\d+/, String(SECONDS)))).toBe('wrong-signature');
  expect(fault(`ts=${SECONDS};h1=short`)).toBe('wrong-signature');
  expect(fault(signed(SECONDS, OLD), [])).toBe('wrong-signature');
});

test.each([[undefined, 'no-signature'], ['', 'no-signature'], ['nothing', 'unreadable-signature'], ['ts=soon;h1=a', 'unreadable-signature'], [`ts=${SECONDS}`, 'unreadable-signature']])('%s is %s', (header, why) => {
  expect(fault(header)).toBe(why);
}); // prettier-ignore
