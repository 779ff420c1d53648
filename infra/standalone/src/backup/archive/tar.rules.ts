/** Files in a tar archive (POSIX ustar), so that a backup can also be opened by hand. */
const BLOCK = 512;
const NAME = 100;
const PREFIX_AT = 345;
const PREFIX = 155;
const CHECKSUM_AT = 148;
const CHECKSUM = 8;
const SPACE = 32;

export const TAR_BLOCK = BLOCK;
/** What stands at the end of an archive. */
export const TAR_END = Buffer.alloc(2 * BLOCK);

export interface TarEntry {
  readonly name: string;
  readonly size: number;
}

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** Zeros that fill the last block of a file. */
export const paddingOf = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

function checksumOf(block: Buffer): number {
  let sum = 0;
  for (const [at, byte] of block.entries())
    sum += at >= CHECKSUM_AT && at < CHECKSUM_AT + CHECKSUM ? SPACE : byte;
  return sum;
}

/** A long name is cut at a slash into two fields. */
function fieldsOf(name: string): readonly [prefix: string, rest: string] {
  if (Buffer.byteLength(name) <= NAME) return ['', name];
  const at = name.indexOf('/', name.length - NAME - 1);
  const fields = [name.slice(0, at), name.slice(at + 1)] as const;
  if (at <= 0 || Buffer.byteLength(fields[0]) > PREFIX || Buffer.byteLength(fields[1]) > NAME)
    throw new Error(`the name is too long for the archive: ${name}`);
  return fields;
}

/** Returns the block that stands before the bytes of a file that only its owner may read. */
export function headerOf({ name, size }: TarEntry): Buffer {
  const block = Buffer.alloc(BLOCK);
  const [prefix, rest] = fieldsOf(name);
  block.write(rest, 0);
  block.write(`${octal(0o600, 8)}${octal(0, 8)}${octal(0, 8)}${octal(size, 12)}${octal(0, 12)}`, NAME);
  block.write('0ustar\u000000', 156);
  block.write(prefix, PREFIX_AT);
  block.write(`${octal(checksumOf(block), 7)} `, CHECKSUM_AT);
  return block;
}

const textAt = (block: Buffer, at: number, length: number): string =>
  block.toString('utf8', at, at + length).split('\0', 1)[0] ?? '';

/** Returns what a header says, or null for the block of zeros at the end. @throws Error if it is none */
export function entryIn(block: Buffer): TarEntry | null {
  if (block.every(byte => byte === 0)) return null;
  if (Number.parseInt(textAt(block, CHECKSUM_AT, CHECKSUM), 8) !== checksumOf(block))
    throw new Error('no header of a file where one is due');
  const prefix = textAt(block, PREFIX_AT, PREFIX);
  const rest = textAt(block, 0, NAME);
  return { name: prefix ? `${prefix}/${rest}` : rest, size: Number.parseInt(textAt(block, 124, 12), 8) };
}
