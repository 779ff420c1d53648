import { FIRST, PRIVATE, SLOTS } from './part-names.ts';

/** A module that exports the function that it imports: only such a function can stand in a table. */
const PASSING_ON = Uint8Array.of(
  0,
  0x61,
  0x73,
  0x6d,
  1,
  0,
  0,
  0, // magic, version
  1,
  4,
  1,
  0x60,
  0,
  0, // a type: nothing to nothing
  2,
  7,
  1,
  1,
  0x61,
  1,
  0x62,
  0,
  0, // imports a.b
  7,
  5,
  1,
  1,
  0x63,
  0,
  0, // exports it as c
);

function inTable(call: () => void): () => void {
  const passing = new WebAssembly.Instance(new WebAssembly.Module(PASSING_ON), { a: { b: call } });
  return passing.exports['c'] as () => void;
}

/**
 * Starts the first part of a module that `splitWasm` made two parts of. When it calls a function that only the second
 * part has, `takeSecond` is asked for that, once; what it throws ends the program that ran.
 *
 * @returns an instance as the whole module would have one
 */
export async function startInParts(
  first: WebAssembly.Module,
  imports: WebAssembly.Imports,
  takeSecond: () => WebAssembly.Module,
): Promise<WebAssembly.Instance> {
  const { exports } = await WebAssembly.instantiate(first, imports);
  const slots = exports[SLOTS] as WebAssembly.Table;
  const load = (): void => void new WebAssembly.Instance(takeSecond(), { ...imports, [FIRST]: exports });
  slots.set(0, inTable(load));
  const shown = Object.entries(exports).filter(([name]) => !name.startsWith(PRIVATE));
  return { exports: Object.fromEntries(shown) };
}
