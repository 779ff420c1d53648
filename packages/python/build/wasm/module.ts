import { join, Reader, u32 } from './bytes.ts';

/** The sections of a WebAssembly module that the split reads or writes, by their number in the binary. */
export const SECTION = {
  custom: 0,
  type: 1,
  import: 2,
  function: 3,
  table: 4,
  memory: 5,
  global: 6,
  export: 7,
  start: 8,
  element: 9,
  code: 10,
  data: 11,
  dataCount: 12,
  tag: 13,
} as const;

export interface Section {
  readonly id: number;
  readonly bytes: Uint8Array;
}

const MAGIC = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

export function readSections(wasm: Uint8Array): Section[] {
  const reader = new Reader(wasm, MAGIC.length);
  const sections: Section[] = [];
  while (reader.at < wasm.length) {
    const id = reader.byte();
    sections.push({ id, bytes: reader.take(reader.u32()) });
  }
  return sections;
}

export const writeModule = (sections: readonly Section[]): Uint8Array =>
  join([MAGIC, ...sections.flatMap(({ id, bytes }) => [[id], u32(bytes.length), bytes])]);

/** What a module imports and exports: 0 functions, 1 tables, 2 memories, 3 globals, 4 tags. */
export const KIND = { function: 0, table: 1, memory: 2, global: 3, tag: 4 } as const;

export interface Import {
  readonly module: string;
  readonly name: string;
  readonly kind: number;
  /** Its type, as it is written. */
  readonly type: Uint8Array;
}

export interface ModuleParts {
  /** How many parameters a function type has, and whether it has no result. */
  readonly types: readonly { readonly parameters: number; readonly results: number }[];
  readonly imports: readonly Import[];
  /** The type of each function of its own. */
  readonly functions: readonly number[];
  readonly tables: readonly Uint8Array[];
  readonly memories: readonly Uint8Array[];
  /** The type of each global of its own, without its value. */
  readonly globals: readonly Uint8Array[];
  readonly tags: readonly Uint8Array[];
  readonly exports: readonly { readonly name: string; readonly kind: number; readonly index: number }[];
  readonly elements: readonly Uint8Array[];
  readonly bodies: readonly Uint8Array[];
}

/** Reads one entry by a function that moves on over it, and returns its bytes. */
function raw(reader: Reader, skip: () => void): Uint8Array {
  const from = reader.at;
  skip();
  return reader.bytes.subarray(from, reader.at);
}

function skipLimits(reader: Reader): void {
  const flags = reader.byte();
  reader.u32();
  if (flags & 1) reader.u32();
}

/** Constant expressions of the kinds that linkers write. */
function skipExpression(reader: Reader): void {
  for (;;) {
    const code = reader.byte();
    if (code === 0x0b) return;
    if (code === 0x41 || code === 0x42 || code === 0x23 || code === 0xd2) reader.u32();
    else if (code === 0x43) reader.at += 4;
    else if (code === 0x44) reader.at += 8;
    else if (code === 0xd0) reader.byte();
    else if (code !== 0x6a && code !== 0x6b) throw new Error(`unknown constant instruction ${code}`);
  }
}

function skipImportType(reader: Reader, kind: number): void {
  if (kind === KIND.function) reader.u32();
  else if (kind === KIND.table) {
    reader.byte();
    skipLimits(reader);
  } else if (kind === KIND.memory) skipLimits(reader);
  else if (kind === KIND.global) reader.at += 2;
  else {
    reader.byte();
    reader.u32();
  }
}

function readType(reader: Reader): { parameters: number; results: number } {
  if (reader.byte() !== 0x60) throw new Error('a type that is not a function');
  return {
    parameters: reader.many(() => reader.byte()).length,
    results: reader.many(() => reader.byte()).length,
  };
}

function readImport(reader: Reader): Import {
  const module = reader.name();
  const name = reader.name();
  const kind = reader.byte();
  return { module, name, kind, type: raw(reader, () => skipImportType(reader, kind)) };
}

/** Active segments of functions: for table 0, the only kind that the linker writes, or for another one. */
function skipElement(reader: Reader): void {
  const kind = reader.u32();
  if (kind !== 0 && kind !== 2) throw new Error('an unknown kind of element segment');
  if (kind === 2) reader.u32();
  skipExpression(reader);
  if (kind === 2) reader.byte();
  reader.many(() => reader.u32());
}

/** Reads what the split needs to know of a module. */
export function readModule(sections: readonly Section[]): ModuleParts {
  const entries = <Value>(id: number, read: (reader: Reader) => Value): Value[] => {
    const section = sections.find(one => one.id === id);
    if (!section) return [];
    const reader = new Reader(section.bytes);
    return reader.many(() => read(reader));
  };
  return {
    types: entries(SECTION.type, readType),
    imports: entries(SECTION.import, readImport),
    functions: entries(SECTION.function, reader => reader.u32()),
    tables: entries(SECTION.table, reader => raw(reader, () => skipImportType(reader, KIND.table))),
    memories: entries(SECTION.memory, reader => raw(reader, () => skipLimits(reader))),
    globals: entries(SECTION.global, reader => {
      const type = reader.take(2);
      skipExpression(reader);
      return type;
    }),
    tags: entries(SECTION.tag, reader => raw(reader, () => skipImportType(reader, KIND.tag))),
    exports: entries(SECTION.export, reader => ({
      name: reader.name(),
      kind: reader.byte(),
      index: reader.u32(),
    })),
    elements: entries(SECTION.element, reader => raw(reader, () => skipElement(reader))),
    bodies: entries(SECTION.code, reader => reader.take(reader.u32())),
  };
}
