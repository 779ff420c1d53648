import { describe, expect, test } from '@jest/globals';
import { type Archive, fillHole, readLate, withHole, withMargin } from './library.ts';

/** A zip of two files as far as this code looks: it begins with a file, and its end names directory and place. */
function zipOf(...texts: readonly [string, string]): { whole: Uint8Array; from: number; to: number } {
  const [first, late, directory] = [...texts, 'directory'].map(text => Buffer.from(`PK\x03\x04${text}`)) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  const to = first.length + late.length;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(to, 16);
  return { whole: withMargin(Buffer.concat([first, late, directory, end]), to), from: first.length, to };
}

const { whole, from, to } = zipOf('first module', 'late module');
const archive = (): Archive => withHole(Buffer.concat([whole.subarray(0, from), whole.subarray(to)]));
const late = Uint8Array.from(whole.subarray(from, to)).buffer;

describe('an archive without its late modules', () => {
  test('is as long as the whole, with zeros in their place', () => {
    const expected = Uint8Array.from(whole).fill(0, from, to);
    expect(archive()).toEqual({ bytes: expected, hole: { from, to } });
  });

  test('is no page of a filter', () => {
    expect(() => withHole(Buffer.from('<!doctype html><title>Not allowed</title>'))).toThrow('no zip');
  });

  test('takes nothing for its late modules that has another length or begin', () => {
    const { hole } = archive();
    expect(fillHole(hole, late)).toEqual(new Uint8Array(late));
    expect(() => fillHole(hole, late.slice(1))).toThrow('not the late modules');
    expect(() => fillHole(hole, new ArrayBuffer(to - from))).toThrow('not the late modules');
  });
});

/** One file of a file system like Emscripten's, as far as this code uses it. */
function open({ bytes, hole }: Archive, take: () => Uint8Array) {
  const node = {
    contents: bytes,
    stream_ops: {
      read(_stream: unknown, buffer: Uint8Array, offset: number, length: number, position: number): number {
        const part = node.contents.subarray(position, position + length);
        buffer.set(part, offset);
        return part.length;
      },
    },
  };
  const opened: string[] = [];
  const system = {
    open: (path: string) => opened.push(path),
    close: () => undefined,
    lookupPath: () => ({ node }),
  };
  readLate(system, '/lib/python3.14/site-packages', hole, take);
  expect(opened).toEqual(['/lib/python314.zip']);
  return (position: number, length: number): Uint8Array => {
    const buffer = new Uint8Array(length);
    return buffer.subarray(0, node.stream_ops.read({ node }, buffer, 0, length, position));
  };
}

describe('the file in which Python finds its library', () => {
  test('is read up to the late modules and behind them without them', () => {
    const read = open(archive(), () => {
      throw new Error('taken');
    });
    expect(read(0, whole.length)).toEqual(Uint8Array.from(whole.subarray(0, from)));
    expect(read(to, whole.length)).toEqual(Uint8Array.from(whole.subarray(to)));
    expect(read(whole.length - 65_557, 22)).toEqual(new Uint8Array(22));
  });

  test('takes them once, when the first of them is read, and again if they did not arrive', () => {
    let tries = 0;
    const read = open(archive(), () => {
      tries += 1;
      if (tries === 1) throw new Error('lost');
      return new Uint8Array(late);
    });
    expect(() => read(from, 4)).toThrow('lost');
    expect(read(to - 3, 3)).toEqual(Uint8Array.from(whole.subarray(to - 3, to)));
    expect(read(0, whole.length)).toEqual(Uint8Array.from(whole));
    expect(tries).toBe(2);
  });
});
