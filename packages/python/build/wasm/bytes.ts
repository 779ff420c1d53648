/** Reads the numbers and names of a WebAssembly binary, from a place onwards. */
export class Reader {
  readonly bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte(): number {
    const value = this.bytes[this.at];
    if (value === undefined) throw new Error('the file ends too early');
    this.at += 1;
    return value;
  }

  /** A number without a sign, in LEB128. */
  u32(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  }

  take(length: number): Uint8Array {
    const part = this.bytes.subarray(this.at, this.at + length);
    this.at += length;
    return part;
  }

  name(): string {
    return new TextDecoder().decode(this.take(this.u32()));
  }

  /** A number and as many of what `read` reads. */
  many<Value>(read: () => Value): Value[] {
    return Array.from({ length: this.u32() }, read);
  }
}

type Bytes = readonly number[] | Uint8Array;

export function u32(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 0x7f) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return [...bytes, rest];
}

/** A number in LEB128 with a sign, which the constants of instructions have. */
export function s32(value: number): number[] {
  const bytes = u32(value);
  // The highest bit that is used would be taken for a sign.
  if ((bytes.at(-1) ?? 0) & 0x40) return [...bytes.slice(0, -1), (bytes.at(-1) ?? 0) | 0x80, 0];
  return bytes;
}

export function name(text: string): number[] {
  const bytes = new TextEncoder().encode(text);
  return [...u32(bytes.length), ...bytes];
}

/** Joins parts, some of which are large. */
export function join(parts: readonly Bytes[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Bytes behind their length. */
export const sized = (bytes: Bytes): Uint8Array => join([u32(bytes.length), bytes]);

/** A number of entries and the entries. */
export const vector = (entries: readonly Bytes[]): Uint8Array => join([u32(entries.length), ...entries]);
