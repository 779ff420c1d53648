import { SERVICE_NAMES, SERVICES } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { partSettings } from './part-settings.ts';

test('the gateway gets the address of every service, on a port that no other has', () => {
  const told = partSettings('i'.repeat(40)).matchAll(/^(\w+_URL)=http:\/\/127\.0\.0\.1:(\d+)$/gm);
  const ports = new Map([...told].map(([, name, port]) => [port, name]));
  expect([...ports.values()]).toEqual(SERVICE_NAMES.map(name => SERVICES[name].addressSetting));
});
