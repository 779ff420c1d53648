import { inflateRawSync } from 'node:zlib';

const ENTRY = 0x02014b50;
const END = Buffer.from('PK\x05\x06', 'latin1');
const STORED = 0;

/** The files of a zip archive as texts by path. It reads the central directory, as unpackers do. */
export function unzip(archive: Buffer): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(archive.lastIndexOf(END) + 16);
  while (archive.readUInt32LE(at) === ENTRY) {
    const method = archive.readUInt16LE(at + 10);
    const size = archive.readUInt32LE(at + 20);
    const [name, extra, comment] = [28, 30, 32].map(offset => archive.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const header = archive.readUInt32LE(at + 42);
    const begin = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const data = archive.subarray(begin, begin + size);
    const path = archive.toString('utf8', at + 46, at + 46 + name);
    files.set(path, (method === STORED ? data : inflateRawSync(data)).toString('utf8'));
    at += 46 + name + extra + comment;
  }
  return files;
}
