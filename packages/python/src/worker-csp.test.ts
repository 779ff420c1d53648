import { expect, test } from '@jest/globals';
import { workerCsp } from './worker-csp.ts';

test("the worker's policy reaches the Python files and nothing else", () => {
  expect(workerCsp('https://burrow.example')).toBe(
    "default-src 'none'; script-src https://burrow.example/python/ 'wasm-unsafe-eval'; " +
      "connect-src https://burrow.example/python/; worker-src 'none'",
  );
});
