import { expect, test } from '@jest/globals';
import { GatewaySettingsSchema } from './env.ts';
import { parseOrigins } from './remote-origins.rules.ts';

test.each([
  ['https://cdn.example.org', ['https://cdn.example.org']],
  ['https://cdn.example.org/, http://127.0.0.1:8081', ['https://cdn.example.org', 'http://127.0.0.1:8081']],
  ['http://[::1]:8081', ['http://[::1]:8081']],
])('%s are origins', (text, origins) => {
  expect(parseOrigins(text)).toEqual(origins);
});

test.each([
  'http://cdn.example.org',
  'cdn.example.org',
  'https://cdn.example.org/remotes',
  'https://*.example.org',
  "https://cdn.example.org; script-src 'unsafe-inline'",
  'https://user:secret@cdn.example.org',
  'https://cdn.example.org,',
])('"%s" is refused, and why is said', text => {
  const { error } = GatewaySettingsSchema.pick({ REMOTE_ORIGINS: true }).safeParse({ REMOTE_ORIGINS: text });
  expect(error?.issues[0]?.message).toBe(
    'origins such as https://cdn.example.org, separated by commas; http only on this machine',
  );
});
