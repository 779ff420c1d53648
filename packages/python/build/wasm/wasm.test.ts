import { describe, expect, test } from '@jest/globals';
import { Reader, s32, u32 } from './bytes.ts';
import { hashOfWasm, makeParts, readWasm } from '../python-parts.ts';
import profile from './entered-functions.json' with { type: 'json' };
import { readModule, readSections } from './module.ts';
import { recordEntries } from './record.ts';
import { fromRuns, toRuns } from './runs.ts';
import { splitWasm } from './split.ts';
import { PRIVATE, SLOTS } from '../../src/parts/part-names.ts';

describe('numbers', () => {
  test('are written as they are read', () => {
    for (const value of [0, 63, 64, 127, 128, 17_226, 2 ** 31])
      expect(new Reader(Uint8Array.from(u32(value))).u32()).toBe(value);
  });

  test('with a sign do not end in the bit of the sign', () => {
    for (const value of [0, 63, 64, 8_191, 8_192, 17_226]) expect((s32(value).at(-1) ?? 0) & 0x40).toBe(0);
  });

  test('are kept as runs', () => {
    const numbers = [3, 4, 5, 9, 20, 21];
    expect(toRuns(numbers)).toEqual([3, 3, 9, 1, 20, 2]);
    expect(fromRuns(toRuns(numbers))).toEqual(numbers);
  });
});

describe("Python's WebAssembly", () => {
  test('is the one whose functions were noted, and both parts are sound', async () => {
    const wasm = await readWasm();
    expect(profile.wasm).toBe(hashOfWasm(wasm));
    const { first, second } = await makeParts();
    expect([first, second].map(part => WebAssembly.validate(Uint8Array.from(part)))).toEqual([true, true]);
    expect(first.length + second.length).toBeLessThan(1.1 * wasm.length);
  });

  test('keeps the number of every function in both parts', async () => {
    const wasm = await readWasm();
    const whole = readModule(readSections(wasm));
    const { second } = splitWasm(wasm, new Set([300, 301, 400]));
    const late = readModule(readSections(second));
    expect(late.functions).toEqual(whole.functions);
    expect(late.imports.filter(({ kind }) => kind === 0)).toEqual(
      whole.imports.filter(({ kind }) => kind === 0),
    );
  });

  test('exports what the glue asks for and what the second part takes from the first, and little else', async () => {
    const { first, glue } = await makeParts();
    const { exports } = readModule(readSections(first));
    const [own, others] = [false, true].map(isPrivate =>
      exports.filter(({ name }) => name.startsWith(PRIVATE) === isPrivate).map(({ name }) => name),
    ) as [string[], string[]];
    const asked = [...glue.matchAll(/wasmExports\["(\w+)"\]/g)].map(([, name]) => name);
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter(name => name !== undefined && !own.includes(name))).toEqual([]);
    expect(own.length).toBeLessThan(1.1 * new Set(asked).size);
    expect(others).toContain(SLOTS);
  });

  test('can note what it enters', async () => {
    expect(WebAssembly.validate(Uint8Array.from(recordEntries(await readWasm())))).toBe(true);
  });
});
