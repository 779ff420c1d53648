import { expect, test } from '@jest/globals';
import { hashOfLibrary } from './make-library.ts';
import record from './read-modules.json' with { type: 'json' };

test("the record of the modules that a start reads is of Pyodide's own library", async () => {
  expect(record.library).toBe(await hashOfLibrary());
});
