import { join, u32, vector, Reader, name, sized } from './bytes.ts';
import { KIND, readModule, readSections, SECTION, writeModule } from './module.ts';

/** The memory in which a recording module notes which functions were entered: a byte for each. */
export const ENTERED = '$entered';

const PAGE = 65_536;

/** The place behind the declarations of a function's locals. */
function beginOf(body: Uint8Array): number {
  const reader = new Reader(body);
  reader.many(() => [reader.u32(), reader.byte()]);
  return reader.at;
}

/** Returns the same module, which notes in a memory of its own which functions it enters. Needs several memories, as Node has. */
export function recordEntries(wasm: Uint8Array): Uint8Array {
  const sections = readSections(wasm);
  const { imports, memories, bodies, exports } = readModule(sections);
  const base = imports.filter(({ kind }) => kind === KIND.function).length;
  const memory = memories.length;
  const pages = Math.ceil((base + bodies.length) / PAGE);
  const noting = bodies.map((body, at) => {
    const begin = beginOf(body);
    // i32.const 0, i32.const 1, i32.store8 at the function's number
    const note = [0x41, 0, 0x41, 1, 0x3a, 0x40, ...u32(memory), ...u32(base + at)];
    return join([body.subarray(0, begin), note, body.subarray(begin)]);
  });
  const changed: Record<number, Uint8Array> = {
    [SECTION.memory]: vector([...memories, [0, ...u32(pages)]]),
    [SECTION.export]: vector([
      ...exports.map(one => [...name(one.name), one.kind, ...u32(one.index)]),
      [...name(ENTERED), KIND.memory, ...u32(memory)],
    ]),
    [SECTION.code]: vector(noting.map(sized)),
  };
  return writeModule(sections.map(({ id, bytes }) => ({ id, bytes: changed[id] ?? bytes })));
}
