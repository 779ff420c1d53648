import { expect, test } from '@jest/globals';
import { injectedNames } from './injected-names.ts';

test.each([
  ['a slice', 'export const a = createSlice({ name: "quiz", initialState: {} })', ['quiz'], []],
  ['one elsewhere in the state', 'createSlice({ name: "quiz", reducerPath: "game" })', ['game'], []],
  [
    'endpoints beside tags',
    'api.enhanceEndpoints({ addTagTypes: ["Quiz"] }).injectEndpoints({ endpoints: build => ({ quiz: build.query({}), "answer": build.mutation({}) }) })',
    [],
    ['quiz', 'answer'],
  ],
  [
    'endpoints of a function that does more',
    'api.injectEndpoints({ endpoints(build) { const tag = 1; return { quiz: build.query({ tag }) }; } })',
    [],
    ['quiz'],
  ],
  ['neither', 'export const quiz = { injected: true }', [], []],
])('a module that makes %s', (_what, code, slices, endpoints) => {
  expect(injectedNames(code)).toEqual({ slices, endpoints });
});

test.each([
  'api.injectEndpoints({ endpoints })',
  'api.injectEndpoints({ endpoints: build => ({ ...others(build) }) })',
  'createSlice({ name })',
])('names that cannot be read stop the build: %s', code => {
  expect(() => injectedNames(code)).toThrow('write its names out');
});
