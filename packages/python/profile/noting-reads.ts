/** The name of the file of a zip that begins here, if one does. */
export function fileAt(memory: DataView, at: number): string | null {
  const [signature, nameLengthAt, nameAt] = [0x04034b50, 26, 30];
  if (memory.getUint32(at, true) !== signature) return null;
  const length = memory.getUint16(at + nameLengthAt, true);
  return new TextDecoder().decode(new Uint8Array(memory.buffer, at + nameAt, length).slice());
}

type Read = (file: number, vectors: number, count: number, result: number) => number;

/**
 * Imports of Python's WebAssembly that note which modules of its library it reads: it opens that anew for each module, and
 * reads from where that begins. Chromium gets this function and `fileAt` as texts.
 */
export function noting(
  imports: WebAssembly.Imports,
  memory: () => WebAssembly.Memory,
  modules: Set<string>,
  nameAt: typeof fileAt,
): WebAssembly.Imports {
  const system = imports['wasi_snapshot_preview1'];
  if (!system) return imports;
  const read = system['fd_read'] as Read;
  const noted: Read = (file, vectors, count, result) => {
    const answer = read(file, vectors, count, result);
    const view = new DataView(memory().buffer);
    const name = nameAt(view, view.getUint32(vectors, true));
    if (name) modules.add(name.replace(/\.py$/, '.pyc'));
    return answer;
  };
  return { ...imports, wasi_snapshot_preview1: { ...system, fd_read: noted } };
}
