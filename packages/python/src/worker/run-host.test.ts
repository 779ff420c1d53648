import { expect, test } from '@jest/globals';
import { ENDED } from './commands.ts';
import { lendHost } from './run-host.ts';
import type { RunHost } from './program-run.ts';

function watched() {
  const told: unknown[][] = [];
  const note =
    <Value>(name: string, value: Value) =>
    (...given: unknown[]): Value => {
      told.push([name, ...given]);
      return value;
    };
  const host: RunHost = {
    command: note('command', '{"value":null}'),
    ask: note('ask', '{"value":null}'),
    write: note('write', undefined),
    sleep: note('sleep', false),
    limit: note('limit', undefined),
  };
  return { told, ...lendHost(host) };
}

test('what player sends goes through', () => {
  const { host, told } = watched();
  expect(host.command('move_forward', '2', 1, '["x","1","int"]', null)).toBe('{"value":null}');
  host.write('hi');
  host.limit('python/too-much-output');
  expect(told).toEqual([
    ['command', 'move_forward', '2', 1, '["x","1","int"]', null],
    ['write', 'hi'],
    ['limit', 'python/too-much-output'],
  ]);
});

test.each([
  ['fly', '2', 1, '[]', null],
  ['move_forward', 'no json', 1, '[]', null],
  ['move_forward', '2', -1, '[]', null],
  ['move_forward', '2', 1, '],["open"', null],
  ['move_forward', '2', 1, '[{"a":1}]', null],
  ['move_forward', '2', 1, '[]', 'x' as never],
])('%s %s %s %s %s ends the run', (...given) => {
  const { host, told } = watched();
  expect(host.command(...given)).toBe(ENDED);
  expect(told).toEqual([]);
});

test('after the run it is dead, and it has nothing else to offer', () => {
  const { host, told, close } = watched();
  close();
  expect(host.command('turn_left', 'null', 1, '[]', null)).toBe(ENDED);
  expect(host.ask('?', 1)).toBe(ENDED);
  expect(host.sleep(1)).toBe(true);
  host.write('late');
  host.limit('python/too-much-output');
  expect(told).toEqual([]);
  expect(Reflect.ownKeys(host).toSorted()).toEqual(['ask', 'command', 'limit', 'sleep', 'write']);
  expect(Object.getPrototypeOf(host)).toBeNull();
  expect(Object.isFrozen(host)).toBe(true);
});

test('more output than Python itself allows is dropped', () => {
  const { host, told } = watched();
  for (let at = 0; at < 5; at += 1) host.write('x'.repeat(150_000));
  expect(told).toHaveLength(2);
});
