/** A zip whose late modules are not there yet: zeros stand in their place. Its directory names them all. */
export interface Archive {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly hole: Hole;
}

/** From where to where the late modules are. */
export interface Hole {
  readonly from: number;
  readonly to: number;
}

/** What a zip ends in when it has no comment, as ours. */
const END = 22;
const END_SIGNATURE = 0x06054b50;
const FILE_SIGNATURE = 0x04034b50;

/** Python looks for the end of a zip in as much of the file: the late modules must not be there. */
export const MARGIN = 65_536;

/**
 * Where the late modules are in a zip, of which this is what is left without them or with zeros in their place.
 * @param late how many bytes they are
 * @throws Error if it is no zip
 */
export function holeIn(zip: Uint8Array, late: (whole: number) => number): Hole {
  const end = new DataView(zip.buffer, zip.byteOffset + zip.length - END, END);
  if (end.getUint32(0, true) !== END_SIGNATURE) throw new Error('The library is no zip');
  const directory = end.getUint32(16, true);
  const to = directory - MARGIN;
  return { from: to - late(directory + end.getUint32(12, true) + END), to };
}

/**
 * The zip as it will be, from what is left of it without its late modules. Its end says how long it is.
 * @throws Error if it is no zip
 */
export function withHole(first: Uint8Array): Archive {
  const hole = holeIn(first, whole => whole - first.length);
  const bytes = new Uint8Array(first.length + hole.to - hole.from);
  bytes.set(first.subarray(0, hole.from));
  bytes.set(first.subarray(hole.from), hole.to);
  return { bytes, hole };
}

/** Makes room between the modules of a zip and its directory. */
export function withMargin(zip: Uint8Array, directory: number): Uint8Array {
  const bytes = new Uint8Array(zip.length + MARGIN);
  bytes.set(zip.subarray(0, directory));
  bytes.set(zip.subarray(directory), directory + MARGIN);
  new DataView(bytes.buffer).setUint32(bytes.length - END + 16, directory + MARGIN, true);
  return bytes;
}

/**
 * The late modules.
 * @throws Error if they are not what the hole is for
 */
export function fillHole({ from, to }: Hole, bytes: ArrayBuffer): Uint8Array {
  const isSound = bytes.byteLength === to - from && new DataView(bytes).getUint32(0, true) === FILE_SIGNATURE;
  if (!isSound) throw new Error('These are not the late modules');
  return new Uint8Array(bytes);
}

interface Stream {
  readonly node: { readonly contents: Uint8Array };
}

type Read = (stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number) => number;

/** The part of Emscripten's file system that types leave out. */
interface FileSystem {
  open(path: string, flags: 'a'): object;
  close(stream: object): void;
  lookupPath(path: string): { readonly node: { stream_ops: { readonly read: Read } } };
}

/** Where Pyodide puts the library. */
const pathOf = (sitePackages: string): string =>
  sitePackages.replace(/python(\d)\.(\d+)\/site-packages$/, 'python$1$2.zip');

/**
 * Makes Python's file system take the late modules when the first of them is read. A read ends before them; one that begins
 * there waits. Call it before Python starts.
 *
 * @param take returns the late modules; what it throws ends the program that ran
 */
export function readLate(system: object, sitePackages: string, hole: Hole, take: () => Uint8Array): void {
  const FS = system as FileSystem;
  const path = pathOf(sitePackages);
  // Pyodide may still have to write the file.
  FS.close(FS.open(path, 'a'));
  const { node } = FS.lookupPath(path);
  const { read } = node.stream_ops;
  let isThere = hole.from === hole.to;
  const readOn: Read = (stream, buffer, offset, length, position) => {
    if (isThere || position >= hole.to) return read(stream, buffer, offset, length, position);
    if (position < hole.from)
      return read(stream, buffer, offset, Math.min(length, hole.from - position), position);
    stream.node.contents.set(take(), hole.from);
    isThere = true;
    return read(stream, buffer, offset, length, position);
  };
  node.stream_ops = { ...node.stream_ops, read: readOn };
}
