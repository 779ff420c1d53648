import { createStore } from '@burrow/client';
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Visitor } from '../testing/visitor.ts';
import { useLevelCode } from './use-code.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('what was typed last is available immediately, before the next render', () => {
  const level = new Visitor().level('intro-level1');
  if (!level) throw new Error('intro-level1 was not recorded');
  const store = createStore();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => useLevelCode(level, null, () => undefined), { wrapper });
  act(() => {
    const { change, now } = result.current;
    change('while True:\n    pass');
    expect([now(), result.current.text]).toEqual(['while True:\n    pass', level.codeTemplate]);
  });
  expect(result.current.text).toBe('while True:\n    pass');
});
