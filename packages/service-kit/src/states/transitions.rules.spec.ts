import { expect, test } from '@jest/globals';
import { follow, type Transitions } from './transitions.rules.ts';

const GATE: Transitions<'open' | 'shut', 'open' | 'shut'> = {
  open: { shut: 'shut' },
  shut: { open: 'open' },
};

test('what the table names leads to the next state, and nothing else does', () => {
  expect(follow(GATE, 'open', 'shut')).toBe('shut');
  expect(follow(GATE, 'shut', 'open')).toBe('open');
  expect(follow(GATE, 'shut', 'shut')).toBeNull();
});
